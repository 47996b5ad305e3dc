import { type BorradorDeLegajo, dejarProvisorio } from '@colega/asistentes/legajos';
import { ErrorDeApi, esDeCodigo } from '@colega/web-kit/lib/api/error-de-api.ts';

const DE_UN_CUIT = /^comitentes\.(\d+)\.cuit$/;

/** For whom the registry did not answer in a save that was refused: the code is said of one, and of several only their fields. */
const callados = (error: unknown): number[] => {
  const errores = (error instanceof ErrorDeApi && error.problem?.errores) || [];
  const suyos = errores.flatMap(({ campo }) => DE_UN_CUIT.exec(campo)?.[1] ?? []).map(Number);
  const soloEllos = suyos.length > 1 && suyos.length === errores.length;
  return soloEllos || esDeCodigo(error, 'padron_sin_respuesta') ? suyos : [];
};

/** S-930: what was typed of them stays, and saving again saves them as they are. */
export const dejarProvisorios = <B extends BorradorDeLegajo>(borrador: B, error: unknown): B =>
  callados(error)
    .flatMap((i) => borrador.comitentes[i] ?? [])
    .reduce((conEl, { cuit }) => dejarProvisorio(conEl, cuit), borrador);

export const explicarProvisorios = (borrador: BorradorDeLegajo, error: unknown, texto: string): string => {
  const nombres = callados(error)
    .flatMap((i) => borrador.comitentes[i] ?? [])
    .map(({ apellido, nombre }) => `${apellido} ${nombre}`.trim());
  return nombres.length === 0
    ? texto
    : `${texto}\nEl padrón no respondió por ${nombres.join(' ni por ')}: queda como provisorio. Guardá de nuevo, y se confirma cuando responda.`;
};
