import { type Catalogo, datosCargados } from '@colega/domain/honorarios';
import type { FotoDeContrato, FotoDelLegajo, HonorarioExplicado } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { leerCalculo } from '../../honorarios/calculos.service.ts';
import type { CatalogoVivo } from '../../honorarios/catalogo-vivo.ts';

type De = { catalogo: CatalogoVivo; persona_id: number };
type ContratoLeido = { contrato: FotoDeContrato; honorario: HonorarioExplicado | null };

const nombreDeCategoria = ({ datos }: Catalogo, clave: string | null): string | null =>
  datos.categorias.find(({ key }) => key === clave)?.nombre ?? clave;

const leerUno = async (db: Db, { catalogo, persona_id }: De, contrato: FotoDeContrato): Promise<ContratoLeido> => {
  const { calculo_honorario_id: id } = contrato;
  const calculo = id === null ? undefined : await leerCalculo(db, id, persona_id);
  if (!calculo) return { contrato, honorario: null };
  const reciente = await catalogo.reciente(db);
  const tareas = calculo.tareas_valores.map((tarea) => ({
    ...{ id: tarea.segmento_tarea, nombre: tarea.tarea.nombre, datos: datosCargados(tarea, reciente) },
  }));
  const cargado = { categoria: nombreDeCategoria(reciente, calculo.categoria), tareas };
  return { contrato: { ...contrato, cargado }, honorario: calculo };
};

export type ContratosLeidos = { antes: ContratoLeido; ahora: ContratoLeido };

/** Two moments of a contract with what was loaded in their calculations, when it is not the same one. */
export const leerLoCargado = async (
  db: Db,
  de: De,
  { antes, ahora }: { antes: FotoDeContrato; ahora: FotoDeContrato },
): Promise<ContratosLeidos> => {
  if (antes.calculo_honorario_id === ahora.calculo_honorario_id)
    return { antes: { contrato: antes, honorario: null }, ahora: { contrato: ahora, honorario: null } };
  return { antes: await leerUno(db, de, antes), ahora: await leerUno(db, de, ahora) };
};

/** The same of two moments of a file. */
export const agregarLoCargado = async (
  db: Db,
  de: De,
  { antes, ahora }: { antes: FotoDelLegajo; ahora: FotoDelLegajo },
): Promise<{ antes: FotoDelLegajo; ahora: FotoDelLegajo }> => {
  const contratos = await leerLoCargado(db, de, { antes: antes.original, ahora: ahora.original });
  return {
    antes: { ...antes, original: contratos.antes.contrato },
    ahora: { ...ahora, original: contratos.ahora.contrato },
  };
};
