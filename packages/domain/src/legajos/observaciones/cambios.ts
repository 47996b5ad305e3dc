import { type CambioDeCampo, canonico } from './cambio-de-campo.ts';
import { cambiosDeComitentes, leerComitentes } from './cambios-de-comitentes.ts';
import { cambiosDeInmuebles, leerUnidades } from './cambios-de-inmuebles.ts';
import { cambiosDeTareas, leerTareas } from './cambios-de-tareas.ts';
import { CAMPOS_DE_LEGAJO, claveDeCampo } from './campos.ts';
import type { FotoDelLegajo } from './foto-del-legajo.ts';

const CAMPOS = Object.entries(CAMPOS_DE_LEGAJO);

type DeVarios = {
  deAUno: (antes: FotoDelLegajo, ahora: FotoDelLegajo) => CambioDeCampo[];
  /** All of them, in their order. */
  texto: (foto: FotoDelLegajo) => string;
};

/** What is made of several is told thing by thing, each with its data. */
const DE_VARIOS: Readonly<Record<string, DeVarios>> = {
  tareas: { deAUno: cambiosDeTareas, texto: leerTareas },
  comitentes: { deAUno: cambiosDeComitentes, texto: leerComitentes },
  inmuebles: { deAUno: cambiosDeInmuebles, texto: leerUnidades },
};
/** Of these every datum is compared: besides them only the order, which is read, may have changed. */
const SE_LEE_ENTERO: ReadonlySet<string> = new Set(['comitentes', 'inmuebles']);
const CONTADOS_EN_OTRO = new Set(CAMPOS.flatMap(([, { reune }]) => reune ?? []));

const distintos = (antes: FotoDelLegajo, ahora: FotoDelLegajo): Set<string> =>
  new Set(CAMPOS.flatMap(([clave, { valor }]) => (canonico(valor(antes)) === canonico(valor(ahora)) ? [] : clave)));

const textoDe = (clave: string, foto: FotoDelLegajo): string => {
  const campo = CAMPOS_DE_LEGAJO[clave];
  return (DE_VARIOS[clave] ?? campo)?.texto?.(foto) ?? String(campo?.valor(foto) ?? '');
};

/** Each datum that is not as it was, in the order of the wizard. Only the order of several may have changed. */
export const cambiosDeLegajo = (antes: FotoDelLegajo, ahora: FotoDelLegajo): CambioDeCampo[] => {
  const cambiados = distintos(antes, ahora);
  return CAMPOS.flatMap(([campo, { nombre }]) => {
    if (!cambiados.has(campo) || CONTADOS_EN_OTRO.has(campo)) return [];
    const deAUno = DE_VARIOS[campo]?.deAUno(antes, ahora) ?? [];
    const entero = { campo, nombre, antes: textoDe(campo, antes), ahora: textoDe(campo, ahora) };
    const seLee = !SE_LEE_ENTERO.has(campo) || entero.antes !== entero.ahora;
    return deAUno.length === 0 && seLee ? [entero] : deAUno;
  });
};

/** S-381: an observation on the whole file has no datum, so it is answered in words. */
export const respondidasPorElCambio = <O extends { campo: string | null }>(
  abiertas: readonly O[],
  antes: FotoDelLegajo,
  ahora: FotoDelLegajo,
): O[] => {
  const cambiados = distintos(antes, ahora);
  return abiertas.filter(({ campo }) => {
    const clave = claveDeCampo(campo);
    return clave !== null && cambiados.has(clave);
  });
};
