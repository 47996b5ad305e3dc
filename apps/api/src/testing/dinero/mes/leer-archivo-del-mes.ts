import type { DiferenciaDeRendicion, RenglonRendido } from '@colega/contract/dinero';
import { confirmarPareja } from '../../../modules/dinero/rendiciones/confirmar-pareja.service.ts';
import { darEntrada } from '../../../modules/dinero/rendiciones/dar-entrada.service.ts';
import { leerRendicion } from '../../../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { listarRenglones, resolverDiferencia } from '../../../modules/dinero/rendiciones/rendiciones.service.ts';
import { bytesDeArchivo } from './bytes-de-archivo.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import type { ArchivoDelMes, OrigenDelMes } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

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

export const leerBytes = async (obra: ObraDelMes, origen: string, nombre: string, bytes: Buffer): Promise<number> => {
  const { s, tesorera: autor } = obra;
  const pedido = { origen, archivo: { nombre, bytes }, autor, ahora: s.prueba.ahora() };
  return (await leerRendicion(s.db, pedido)).id;
};

/** All that its collector took and is not here. */
const entrarTodo = async ({ deps, tesorera: autor }: ObraDelMes, id: number): Promise<void> => {
  let despues_de: number | null = 0;
  while (despues_de !== null) ({ sigue: despues_de } = await darEntrada(deps, { id, autor, despues_de }));
};

/** A treasurer looks at each: it is a payment that was told with another number, it is nobody's, or the college's own money left. */
const mirarUno = async (obra: ObraDelMes, id: number, renglon: RenglonRendido): Promise<void> => {
  const { s, deps, tesorera: autor } = obra;
  const { renglon_id, diferencia, tipo, parecido } = renglon;
  if (renglon_id === null || diferencia !== 'falta_aca') return;
  const ahora = s.prueba.ahora();
  if (tipo === 'salida')
    await resolverDiferencia(s.db, { id, renglon_id, motivo: 'Se le pagó a un proveedor', autor, ahora });
  else if (parecido)
    await confirmarPareja(s.db, { id, renglon_id, tipo: parecido.tipo, cobrado_id: parecido.id, autor, ahora });
  else await darEntrada(deps, { id, renglones: [renglon_id], autor });
};

/** What SIRO says of coupons that nobody has enters, and is nobody's. */
const asentarAjenos = ({ libro }: ObraDelMes, { origen, dia, renglones }: ArchivoDelMes): void => {
  if (origen !== 'siro') return;
  for (const { boletaAjena, importe, canal } of renglones)
    if (boletaAjena !== null)
      libro.mover(dia, {
        [`recaudado.${canal === 'LK' ? 'redLink' : 'codigo_barra'}`]: importe,
        sin_identificar: -importe,
      });
};

/** Read, told, and then what a treasurer does with it. */
export const leerArchivoDelMes = async (
  obra: ObraDelMes,
  archivo: ArchivoDelMes,
  dichas: DichasDelMes,
): Promise<number> => {
  const { origen, dia } = archivo;
  const id = await leerBytes(obra, origen, `${origen}_${fechaDelMes(dia)}`, bytesDeArchivo(obra, archivo));
  const listados = await anotarDichas(obra, { id, archivo }, dichas);
  if (origen === 'siro') await entrarTodo(obra, id);
  if (origen === 'provincia') for (const renglon of listados) await mirarUno(obra, id, renglon);
  asentarAjenos(obra, archivo);
  return id;
};
