// What the page knows and shows. The files of this directory become one script, in one scope, in the order that Template
// gives.

const index = JSON.parse(document.getElementById("index").textContent);
const packed = document.querySelectorAll("script.record");
const unpacked = new Map();
const LONGEST_REST = 4000;
const MOVES_IN_CHUNK = 60;
const PICTURES_KEPT = 32;

/** What is shown: the number of the record, the number of the move, and how. */
const state = { number: 0, node: 0, view: 0, side: 0, language: index.language, record: null };
/** The buttons of the moves by their numbers: a sheet may have thousands. */
let buttons = new Map();
let marked = null;
let timer = 0;
let hashTimer = 0;

const find = (id) => document.getElementById(id);
