export type Adjunto = { nombre: string; tipo: string; contenido: Uint8Array };

export type ParDeCarta = readonly [nombre: string, valor: string];

export type Bloque =
  | { parrafo: string; enlace?: string }
  | { pares: readonly ParDeCarta[] }
  | { puntos: readonly { titulo: string; texto: string }[] }
  | { boton: string; enlace: string };

/** What a letter says; `redactar` decides how every letter looks, as a page and in plain text. */
export type Carta = {
  asunto: Readonly<Record<string, string>>;
  cuerpo: readonly Bloque[];
  adjuntos?: readonly Adjunto[];
};

export const saludar = (nombre: string): string => (nombre === '' ? 'Hola:' : `Hola, ${nombre}:`);

export type Membrete = {
  colegio: {
    nombre: string;
    domicilio: string;
    telefono: string;
    correo: string;
    /** Where its offices are told, with their telephones. */
    oficinas_url: string;
    /** What it says under every letter; empty, nothing. */
    pie: string;
    /** Of the light theme, and of the dark one. Null: what the program brings. */
    color: string | null;
    color_oscuro: string | null;
  };
  /** Whom it greets; empty, nobody by name. */
  nombre: string;
  motivo: string;
};
