import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { Db } from '../db/conectar.ts';
import { finDeVentana, leerCuenta, sumar } from './cuentas.repository.ts';
import { errorHttp } from './error-http.ts';

const MINUTO_MS = 60_000;
const DIA_MS = 24 * 60 * MINUTO_MS;

type Cupo = { tope: number; ventanaMs: number; frase: CodigoDeMensaje };

/** S-504: what one person may spend, in milliseconds of a core for costly work and in times for the rest. */
const CUPOS = {
  papel: { tope: 15_000, ventanaMs: MINUTO_MS, frase: 'cupo_de_papeles' },
  subida: { tope: 40_000, ventanaMs: MINUTO_MS, frase: 'cupo_de_subidas' },
  exportacion: { tope: 5_000, ventanaMs: MINUTO_MS, frase: 'cupo_de_exportaciones' },
  padron: { tope: 80, ventanaMs: MINUTO_MS, frase: 'cupo_del_padron' },
  // S-875: ARBA asks for about one call a second
  lugar: { tope: 40, ventanaMs: MINUTO_MS, frase: 'cupo_de_lugares' },
  // S-920
  aviso_de_prueba: { tope: 5, ventanaMs: MINUTO_MS, frase: 'cupo_de_avisos_de_prueba' },
  localidad: { tope: 30, ventanaMs: DIA_MS, frase: 'cupo_de_localidades' },
} as const satisfies Record<string, Cupo>;
export type NombreDeCupo = keyof typeof CUPOS;

export type Cupos = {
  /** Throws 429 when what was spent in this window reaches its ceiling. */
  exigir(nombre: NombreDeCupo): Promise<void>;
  anotar(nombre: NombreDeCupo, cuanto: number): Promise<void>;
  /** Spends one time. Throws 429 when it is one too many. */
  gastarUno(nombre: NombreDeCupo): Promise<void>;
};

const comoEspera = (segundos: number): string => {
  if (segundos < 60) return `${segundos} s`;
  const minutos = Math.ceil(segundos / 60);
  return minutos < 60 ? `${minutos} min` : `${Math.ceil(minutos / 60)} h`;
};

export const cuposDe = (db: Db, personaId: number): Cupos => {
  const renglonDe = (nombre: NombreDeCupo) => ({
    clave: `cupo ${nombre} ${personaId}`,
    hasta: finDeVentana(CUPOS[nombre].ventanaMs),
  });
  const anotar = async (nombre: NombreDeCupo, cuanto: number): Promise<number> => {
    const renglon = renglonDe(nombre);
    return (await sumar(db, [{ ...renglon, cuanto }])).get(renglon.clave) ?? 0;
  };
  const rechazar = (nombre: NombreDeCupo): never => {
    const segundos = Math.max(1, Math.ceil((renglonDe(nombre).hasta - Date.now()) / 1000));
    const encabezados = { 'retry-after': String(segundos) };
    throw errorHttp(429, CUPOS[nombre].frase, { datos: { espera: comoEspera(segundos) }, encabezados });
  };
  return {
    exigir: async (nombre) => {
      if ((await leerCuenta(db, renglonDe(nombre))) >= CUPOS[nombre].tope) rechazar(nombre);
    },
    anotar: async (nombre, cuanto) => void (await anotar(nombre, cuanto)),
    gastarUno: async (nombre) => {
      if ((await anotar(nombre, 1)) > CUPOS[nombre].tope) rechazar(nombre);
    },
  };
};
