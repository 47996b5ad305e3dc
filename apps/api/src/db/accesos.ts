/** How one database is entered: `url` as the program, `duenio` as the owner of its tables. With one role they are the same. */
export type Accesos = { url: string; duenio: string };
