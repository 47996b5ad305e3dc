/** The addresses of one database: `url` for the program and `duenio` for the owner of its tables. With one role they are equal. */
export type Accesos = { url: string; duenio: string };
