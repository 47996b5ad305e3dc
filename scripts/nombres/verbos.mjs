import { readFileSync } from 'node:fs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

/** Each word of CONTRIBUTING's table of verbs, with the names that it replaces. */
export function verbosDeContribuir() {
  const filas = readFileSync(rutaDesdeRaiz('CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| `([a-z]+)` \| [^|]+ \| ([^|]*) \|$/gm,
  );
  return [...filas].map(([, verbo, evitar]) => ({
    verbo,
    evitar: [...evitar.matchAll(/`([a-z]+)`/g)].map(([, v]) => v),
  }));
}

// These words begin no sentence about what a function does or answers.
const SIN_SENTIDO = new Set(
  `a al antes cada como con contra de del dentro desde despues el en entre fuera hacia hasta la las lo los mismo mismos nada
  no nueva nuevas nuevo nuevos o otra otro para por que quien segun si sin sobre solo tambien todas todos tras un una unas
  unos y ya`.split(/\s+/),
);

/** A function that runs given work is named after where, with what or when it does: `enTransaccion`, `conRed`, `alSoltar`. */
const DE_QUIEN_CORRE = new Set(['en', 'con', 'sin', 'sobre', 'al', 'una']);

const primeraPalabra = (nombre) => /^[a-z0-9]+/.exec(nombre)?.[0];

export const malNombradas = (declaraciones, verbos) => {
  const evitadas = new Set(verbos.flatMap(({ evitar }) => evitar));
  return declaraciones
    .filter(({ clase, esDePruebas }) => clase === 'funcion' && !esDePruebas)
    .filter(({ nombre, recibeTrabajo }) => {
      const palabra = primeraPalabra(nombre);
      if (recibeTrabajo && DE_QUIEN_CORRE.has(palabra)) return false;
      return palabra !== undefined && (evitadas.has(palabra) || SIN_SENTIDO.has(palabra));
    })
    .map(({ archivo, nombre }) => `${nombre} (${archivo})`)
    .sort();
};
