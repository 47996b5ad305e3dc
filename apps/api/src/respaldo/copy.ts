import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import type pg from 'pg';

/** What the driver knows of COPY and its types do not say. */
type Conexion = {
  stream: Readable & Writable;
  query(sql: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
};

type Consulta = { submit(conexion: Conexion): void; [suceso: string]: unknown };

const enviar = (cliente: pg.Client, consulta: Consulta): void =>
  void cliente.query(consulta as unknown as pg.Submittable);

const nada = (): void => undefined;

/** The rows of `copy … to stdout`, as its text. The server waits for who reads. */
export function leerCopia(cliente: pg.Client, sql: string): Readable {
  let conexion: Conexion | undefined;
  // One message a row: they are not joined, so that what is read never cuts one.
  const seguir = (): void => void conexion?.stream.resume();
  const filas = new Readable({
    objectMode: true,
    highWaterMark: 10_000,
    read: seguir,
    // Who stops reading lets the server finish, or nothing else could be asked of it.
    destroy: (error, listo) => {
      seguir();
      listo(error);
    },
  });
  enviar(cliente, {
    submit: (propia) => {
      conexion = propia;
      propia.query(sql);
    },
    // The driver uses its buffer again.
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      if (!filas.destroyed && !filas.push(Buffer.from(chunk))) conexion?.stream.pause();
    },
    handleCommandComplete: nada,
    handleReadyForQuery: () => filas.push(null),
    handleError: (error: Error) => filas.destroy(error),
  });
  return filas;
}

/** `copy … from stdin` of whole rows. */
export function escribirCopia(cliente: pg.Client, sql: string, bytes: Buffer): Promise<void> {
  return new Promise((listo, falla) => {
    let motivo: Error | undefined;
    enviar(cliente, {
      submit: (conexion) => conexion.query(sql),
      handleCopyInResponse: async (conexion: Conexion) => {
        conexion.sendCopyFromChunk(bytes);
        if (conexion.stream.writableNeedDrain) await once(conexion.stream, 'drain');
        conexion.endCopyFrom();
      },
      handleCommandComplete: nada,
      handleReadyForQuery: () => (motivo ? falla(motivo) : listo()),
      handleError: (error: Error) => {
        motivo = error;
        if (/terminated|ECONN/.test(error.message)) falla(error);
      },
    });
  });
}
