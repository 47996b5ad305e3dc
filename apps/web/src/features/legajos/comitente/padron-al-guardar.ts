import { type BorradorDeLegajo, dejarProvisorio } from '@colega/asistentes/legajos';
import { type ErrorDeApi, esDeCodigo } from '@colega/web-kit/lib/api/error-de-api.ts';

const DE_UN_CUIT = /^comitentes\.(\d+)\.cuit$/;

/** For whom the registry did not answer in a save that was refused: the code is said of one, and of several only their fields. */
const callados = (error: ErrorDeApi): number[] => {
  const errores = error.problem?.errores ?? [];
  const suyos = errores.flatMap(({ campo }) => DE_UN_CUIT.exec(campo)?.[1] ?? []).map(Number);
  const soloEllos = suyos.length > 1 && suyos.length === errores.length;
  return soloEllos || esDeCodigo(error, 'padron_sin_respuesta') ? suyos : [];
};

type DeLaFalla<B> = { texto: string; cambio: (borrador: B) => B };

/** S-930: what was typed of them stays, and saving again saves them as they are. It is said under the step. */
export const explicarSilencio = <B extends BorradorDeLegajo>(enviado: B, error: ErrorDeApi): Partial<DeLaFalla<B>> => {
  const comitentes = callados(error).flatMap((i) => enviado.comitentes[i] ?? []);
  if (comitentes.length === 0) return {};
  const nombres = comitentes.map(({ apellido, nombre }) => `${apellido} ${nombre}`.trim());
  const quedan = nombres.length === 1 ? 'queda como provisorio' : 'quedan como provisorios';
  return {
    texto: `El padrón no respondió por ${nombres.join(' ni por ')}: ${quedan}. Guardá de nuevo, y el legajo se confirma cuando responda.`,
    cambio: (borrador) => comitentes.reduce((b, { cuit }) => dejarProvisorio(b, cuit), borrador),
  };
};
