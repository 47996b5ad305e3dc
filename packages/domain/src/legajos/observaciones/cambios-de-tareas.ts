import { formatImporte } from '../../importes/formato.ts';
import { type CambioDeCampo, compararDatos, type DatoComparado, decirEntero, leerEntero } from './cambio-de-campo.ts';
import { contando, emparejar } from './emparejar.ts';
import type { FotoDeContrato, FotoDelLegajo, TareaCargada } from './foto-del-legajo.ts';

const CAMPO = 'tareas';

const datosDe = ({ datos }: TareaCargada): DatoComparado[] =>
  datos.map(({ etiqueta, valor }) => ({ campo: CAMPO, nombre: etiqueta, valor, texto: valor }));

const sinDecir = (dato: DatoComparado): DatoComparado => ({ ...dato, valor: '', texto: '' });

/** What the form of a task asks depends on what was answered, so a datum may come or go. */
const cambiosDeDatos = (antes: TareaCargada, ahora: TareaCargada): CambioDeCampo[] =>
  emparejar(datosDe(antes), datosDe(ahora), [contando(({ nombre }) => nombre)]).flatMap(({ antes: era, ahora: es }) => {
    const pareja = es === null ? ([era, sinDecir(era)] as const) : ([era ?? sinDecir(es), es] as const);
    return compararDatos([pareja[0]], [pareja[1]], `Tarea ${ahora.nombre}`);
  });

const entera = (que: 'agregado' | 'quitado', tarea: TareaCargada): CambioDeCampo =>
  decirEntero(que, { campo: CAMPO, nombre: 'Tarea', texto: leerEntero(tarea.nombre, datosDe(tarea)) });

/** Of a manual contract a task has its amount, and no form. */
const cargadasAMano = ({ tareas }: FotoDeContrato): TareaCargada[] =>
  tareas.map(({ tarea_id, nombre, monto }) => ({
    ...{ id: tarea_id, nombre },
    datos: [{ etiqueta: 'Monto', valor: formatImporte(monto) }],
  }));

const tareasDe = (contrato: FotoDeContrato): readonly TareaCargada[] | undefined =>
  contrato.tipo_calculo === 'manual' ? cargadasAMano(contrato) : contrato.cargado?.tareas;

/** None when what was loaded in the tasks is not known. */
export const cambiosDeTareas = (
  { original: antes }: FotoDelLegajo,
  { original: ahora }: FotoDelLegajo,
): CambioDeCampo[] => {
  const [eran, son] = [tareasDe(antes), tareasDe(ahora)];
  if (!eran || !son) return [];
  return emparejar(eran, son, [contando(({ id }) => String(id))]).flatMap(({ antes: era, ahora: es }) => {
    if (era === null) return entera('agregado', es);
    return es === null ? entera('quitado', era) : cambiosDeDatos(era, es);
  });
};

export const leerTareas = ({ original }: FotoDelLegajo): string =>
  original.tareas.map(({ nombre, monto }) => `${nombre} ${formatImporte(monto)}`).join(' · ');
