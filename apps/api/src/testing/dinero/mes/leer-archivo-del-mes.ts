import type { DiferenciaDeRendicion, RenglonRendido } from '@colega/contract/dinero';
import { listarRenglones } from '../../../modules/dinero/rendiciones/rendiciones.service.ts';
import { aLaVez } from './a-la-vez.ts';
import { anotarAlBanco } from './al-banco.ts';
import { bajarArchivo } from './archivo-de-afuera.ts';
import { enElDia, fechaDelMes } from './fecha-del-mes.ts';
import { DEL_BANCO } from './libro-del-mes.ts';
import type { ArchivoDelMes, MesEscrito, OrigenDelMes } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import { MEDIOS_DE_CANAL } from './renglones-de-cobradores.ts';
import { MANTENIMIENTO } from './renglones-del-banco.ts';

/** Of a line by its place in its file, or of a coupon that no line names, whatever file says so. */
export const claveDeLinea = (origen: OrigenDelMes, dia: number, linea: number): string =>
  `${origen}, ${fechaDelMes(dia)}, línea ${linea}`;
export const claveDeCupon = (origen: OrigenDelMes, cupon: number): string => `${origen}, cupón ${cupon}`;
export type DichasDelMes = Map<string, DiferenciaDeRendicion>;

const POR_PAGINA = 100;
export const listarTodos = async (
  { s }: ObraDelMes,
  id: number,
  que: 'diferencias' | 'todos',
): Promise<RenglonRendido[]> => {
  const todos: RenglonRendido[] = [];
  for (let page = 1, paginas = 1; page <= paginas; page++) {
    const { items, pagination } = await listarRenglones(s.db, id, { que, page, limit: POR_PAGINA });
    paginas = pagination.pages;
    todos.push(...items);
  }
  return todos;
};

type Leido = { id: number; archivo: Pick<ArchivoDelMes, 'origen' | 'dia'> };

/** What the system says of it at this moment. */
export const anotarDichas = async (obra: ObraDelMes, { id, archivo }: Leido, dichas: DichasDelMes) => {
  const { origen, dia } = archivo;
  const listados = await listarTodos(obra, id, 'diferencias');
  for (const { linea, numero_boleta, diferencia } of listados) {
    if (diferencia === null) continue;
    const cupon = obra.indiceDe(Number(numero_boleta)) ?? -1;
    dichas.set(linea === null ? claveDeCupon(origen, cupon) : claveDeLinea(origen, dia, linea), diferencia);
  }
  return listados;
};

/** All that its collector took and is not here. */
const entrarTodo = async ({ pedirEnElColegio }: ObraDelMes, id: number): Promise<void> => {
  const ruta = `/colegio/rendiciones/${id}/dar_entrada`;
  for (let despues_de: number | null = 0; despues_de !== null; )
    ({ sigue: despues_de } = await pedirEnElColegio<{ sigue: number | null }>(ruta, despues_de ? { despues_de } : {}));
};

/** A treasurer looks at each: it is a payment that was told with another number, it is nobody's, or the college's own money left. */
const mirarUno = async (obra: ObraDelMes, id: number, renglon: RenglonRendido): Promise<void> => {
  const { renglon_id, diferencia, tipo, parecido } = renglon;
  if (renglon_id === null || diferencia !== 'falta_aca') return;
  const hacer = (que: string, payload: object) => obra.pedirEnElColegio(`/colegio/rendiciones/${id}/${que}`, payload);
  if (tipo === 'salida') await hacer('resolver', { renglon_id, motivo: 'Se le pagó a un proveedor' });
  else if (parecido) await hacer('confirmar_pareja', { renglon_id, tipo: parecido.tipo, cobrado_id: parecido.id });
  else await hacer('dar_entrada', { renglones: [renglon_id] });
};

/** What SIRO says of coupons that nobody has enters, and is nobody's. */
const asentarAjenos = ({ libro }: ObraDelMes, { origen, dia, renglones }: ArchivoDelMes): void => {
  if (origen !== 'siro') return;
  for (const { boletaAjena, cupones, importe, canal } of renglones)
    if (boletaAjena !== null && cupones.length === 0)
      libro.mover(dia, {
        [`recaudado.${MEDIOS_DE_CANAL[canal]}`]: importe,
        sin_identificar: -importe,
      });
};

const MOTIVOS = { deposito_sin_cobros: 'No es nuestro', falta_aca: 'Link no lo depositó: se le reclama' };
const resolver = (
  obra: ObraDelMes,
  { id, renglones, por }: { id: number; renglones: readonly RenglonRendido[]; por: keyof typeof MOTIVOS },
) =>
  aLaVez(
    renglones.filter(({ diferencia }) => diferencia === por),
    async ({ renglon_id }) => {
      await obra.pedirEnElColegio(`/colegio/rendiciones/${id}/resolver`, { renglon_id, motivo: MOTIVOS[por] });
    },
  );

type Leidos = { id: number; archivo: ArchivoDelMes; listados: readonly RenglonRendido[]; mes: MesEscrito };

/** What only Link says is asked to it; what it undid is undone. */
const mirarElDeLink = async (obra: ObraDelMes, { id, archivo, listados, mes }: Leidos): Promise<void> => {
  await resolver(obra, { id, renglones: listados, por: 'falta_aca' });
  for (const { diferencia, renglon_id, deshace } of listados)
    if (diferencia === 'deshecho_alla')
      await obra.pedirEnElColegio(`/colegio/rendiciones/${id}/deshacer`, {
        ...{ renglon_id, operacion_id: deshace?.operacion_id },
      });
  for (const { cupon, deshechoAlla } of enElDia(mes.porCodigo, archivo.dia))
    if (deshechoAlla) obra.libro.mover(archivo.dia, { emitido: cupon.importe, 'recaudado.redLink': -cupon.importe });
};

/** Its expenses are noted, and what the till took there and nobody had; and each line that is of nobody is looked at. */
const mirarElDelBanco = async (obra: ObraDelMes, { id, archivo, listados, mes }: Leidos): Promise<void> => {
  for (const renglon of listados) await mirarUno(obra, id, renglon);
  await resolver(obra, { id, renglones: listados, por: 'deposito_sin_cobros' });
  for (const deposito of mes.alBanco)
    if (deposito.dia === archivo.dia && deposito.falla === 'deposito_sin_anotar') await anotarAlBanco(obra, deposito);
  const renglones = listados.flatMap(({ diferencia, renglon_id }) =>
    diferencia === 'gasto_sin_anotar' && renglon_id !== null ? [renglon_id] : [],
  );
  await obra.pedirEnElColegio(`/colegio/rendiciones/${id}/gastos`, { renglones, clase: 'gasto' });
  obra.libro.mover(archivo.dia, { gastos_bancarios: MANTENIMIENTO, [DEL_BANCO]: -MANTENIMIENTO });
};

/** Read, told, and then what a treasurer does with it. */
export const leerArchivoDelMes = async (
  obra: ObraDelMes,
  { archivo, mes }: { archivo: ArchivoDelMes; mes: MesEscrito },
  dichas: DichasDelMes,
): Promise<number> => {
  const { origen, dia } = archivo;
  const id = await obra.enviarArchivo(origen, `${origen}_${fechaDelMes(dia)}`, await bajarArchivo(obra, archivo));
  const listados = await anotarDichas(obra, { id, archivo }, dichas);
  if (origen === 'siro') await entrarTodo(obra, id);
  if (origen === 'redLink') await mirarElDeLink(obra, { id, archivo, listados, mes });
  if (origen === 'provincia') await mirarElDelBanco(obra, { id, archivo, listados, mes });
  asentarAjenos(obra, archivo);
  return id;
};
