export type Adjunto = { nombre: string; tipo: string; contenido: Uint8Array };

export type ParDeCarta = readonly [nombre: string, valor: string];

/** What a letter is made of, in its order. */
export type Bloque =
  /** `enlace` is read at its end, and followed. */
  | { parrafo: string; enlace?: string }
  | { pares: readonly ParDeCarta[] }
  | { puntos: readonly { titulo: string; texto: string }[] }
  | { boton: string; enlace: string };

/** What is said in a letter; how it looks, as a page and in plain text, is said once for all of them (`redactar`). */
export type Carta = {
  /** What stands for each `{…}` of its subject in data/avisos.json. */
  asunto: Readonly<Record<string, string>>;
  cuerpo: readonly Bloque[];
  adjuntos?: readonly Adjunto[];
};

/** What is the same in every letter of an event. */
export type Membrete = {
  colegio: { nombre: string; domicilio: string; telefono: string; correo: string };
  /** Of whom it is for. */
  nombre: string;
  /** Why they receive it. */
  motivo: string;
};
