/** Where uploaded images are kept, by a key that says nothing of them. */
export type AlmacenDeImagenes = {
  guardar(clave: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  leer(clave: string): Promise<Uint8Array | null>;
  /** What is not there is removed already. */
  borrar(clave: string): Promise<void>;
};
