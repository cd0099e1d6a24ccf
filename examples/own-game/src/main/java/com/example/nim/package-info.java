/** Nim: two players take matches from rows. An example of a game outside the library. */
package com.example.nim;
