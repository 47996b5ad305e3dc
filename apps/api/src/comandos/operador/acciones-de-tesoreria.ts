import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { cerrarElDia } from '../../modules/dinero/cierres/cerrar.service.ts';
import { leerRendicion } from '../../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { leerOrigenes } from '../../modules/dinero/rendiciones/origenes.ts';
import { leerRendicionEntera } from '../../modules/dinero/rendiciones/rendiciones.service.ts';
import { accion } from './accion.ts';
import { leerDeLista, leerFecha, leerTexto } from './leer-valores.ts';

const leerArchivo = async (camino: string) => {
  if (!(await stat(camino)).isFile()) throw new ErrorDeArranque(`${camino} no es un archivo.`);
  return { nombre: basename(camino), bytes: await readFile(camino) };
};

/** The ledger is of the whole college (S-966). */
const deTodoElColegio = async () => null;

export const ACCIONES_DE_TESORERIA = {
  'cerrar-el-dia': accion({
    resumen:
      'cierra un día, sin arqueo: le da su número, y no cambia más. Con qué abre el primero se dice en el portal, y ahí se cuenta el cajón',
    permiso: 'cierres.hacer',
    opciones: { dia: { ejemplo: '2026-11-20', explica: 'qué día; sin él, hoy', opcional: true } },
    distritoDe: deTodoElColegio,
    hacer: async (db, { dia }, circunstancia) => {
      const pedido = { ...circunstancia, dia: leerFecha('dia', dia, circunstancia.hoy) };
      const { message, cierre } = await cerrarElDia(db, pedido);
      return `${message} Asientos: ${cierre.asientos}. Entró menos lo que salió: ${formatImporte(cierre.total)}.`;
    },
  }),
  'leer-rendicion': accion({
    resumen: 'lee el archivo de un cobrador o de un banco, entero o nada, y lo compara con lo anotado',
    permiso: 'rendiciones.hacer',
    opciones: {
      origen: { ejemplo: 'siro', explica: 'de quién es: un cobrador o un banco, por su clave' },
      archivo: { ejemplo: 'rendicion.txt', explica: 'dónde está' },
    },
    distritoDe: deTodoElColegio,
    hacer: async (db, { origen, archivo }, { autor, ahora }) => {
      const clave = leerDeLista(
        'origen',
        origen,
        (await leerOrigenes(db)).map((uno) => uno.clave),
      );
      const { id, message } = await leerRendicion(db, {
        origen: clave,
        archivo: await leerArchivo(leerTexto('archivo', archivo)),
        autor,
        ahora,
      });
      const { desde, hasta, diferencias } = await leerRendicionEntera(db, id);
      const queda = diferencias === 0 ? 'Todo coincide.' : `Diferencias: ${diferencias}.`;
      return `${message} Rendición ${id}, del ${formatFecha(desde)} al ${formatFecha(hasta)}. ${queda}`;
    },
  }),
} as const;
