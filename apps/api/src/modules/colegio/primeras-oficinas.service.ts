import type { AccionDeAuditoria } from '@colega/contract/auditoria';
import type { AjusteHecho, OficinaPorDecir } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type FilaDeLista,
  filasVigentes,
  formatLugarDeOficina,
  leerOficina,
  validarNombreDeOficina,
  validarOficina,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { lockSeccion } from './ajustes.repository.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import { findDistritosDelColegio } from './distritos.repository.ts';
import { exigirSinProblemas } from './exigir-sin-problemas.ts';
import { leerColegio } from './leer-colegio.service.ts';
import { insertListaDeArranque, seDicenOficinas } from './listas/listas.repository.ts';
import { exigirLista, exigirNingunaEnPreparacion, lockListas } from './listas/preparar-lista.service.ts';

type Pedido = PedidoDeAjuste & { hoy: Fecha };
type ConNombre = Pedido & { nombre: string };
type Dicho = { filas: readonly FilaDeLista[]; antes: FilaDeLista | null; ahora: FilaDeLista | null };

/** What a list of them would say of its norm. */
const NORMA = 'Puesta en marcha';

const decir = (fila: FilaDeLista | null): string | null => {
  if (!fila) return null;
  const { nombre, telefonos, horario, correo, ...lugar } = leerOficina(fila);
  const partes = [formatLugarDeOficina(lugar), telefonos.join(', '), horario, correo];
  return `${nombre}: ${partes.filter((parte) => parte !== '').join(' · ')}`;
};

const accionDe = (antes: FilaDeLista | null, ahora: FilaDeLista | null): AccionDeAuditoria => {
  if (!antes) return 'agregar_oficina';
  return ahora ? 'cambiar_oficina' : 'cerrar_oficina';
};

/**
 * Who sets a college up says them alone, and they are in force at once (S-1218). It adds a version of their list, as a term does. Nobody closes the
 * first steps nor publishes a list of them meanwhile, and nobody has one in preparation (S-1245). Throws 409, 412, 422.
 */
const decirOficinas = (
  db: Db,
  pedido: Pedido,
  cambiar: (trx: Db, filas: readonly FilaDeLista[]) => Promise<Dicho>,
): Promise<AjusteHecho> =>
  cambiarAjuste(db, 'oficinas', pedido, async (trx) => {
    const { autor, ahora, hoy } = pedido;
    await lockSeccion(trx, 'primeros_pasos');
    await lockListas(trx);
    if (!(await seDicenOficinas(trx))) throw errorHttp(409, 'oficinas_que_se_publican');
    await exigirNingunaEnPreparacion(trx, 'oficinas');
    const { listas } = await leerColegio(trx);
    const dicho = await cambiar(trx, filasVigentes(listas, 'oficinas', hoy));
    const propuesta = { vigente_desde: hoy, norma: NORMA, filas: dicho.filas };
    const { completa } = await exigirLista(trx, 'oficinas', propuesta, hoy);
    await insertListaDeArranque(trx, { lista: 'oficinas', ...completa }, { usuario_id: autor.user_id, ahora });
    return {
      accion: accionDe(dicho.antes, dicho.ahora),
      desde: { oficina: decir(dicho.antes) },
      hasta: { oficina: decir(dicho.ahora) },
      message: todosLosMensajes.ajuste_guardado,
    };
  });

const armarFila = async (
  trx: Db,
  { distrito_id, telefonos, orden, ...oficina }: OficinaPorDecir,
  otras: readonly FilaDeLista[],
): Promise<FilaDeLista> => {
  exigirSinProblemas([
    ...validarOficina({ telefonos, correo: oficina.correo }),
    ...validarNombreDeOficina(
      oficina.nombre,
      otras.map(({ nombre = '' }) => nombre),
    ),
  ]);
  const suyo = (await findDistritosDelColegio(trx)).find(({ id }) => id === distrito_id);
  if (distrito_id !== null && (!suyo || suyo.cerrado))
    throw invalido([{ codigo: 'distrito_que_no_esta', campo: 'distrito_id' }]);
  const distrito = suyo?.clave ?? '';
  return { ...oficina, distrito, telefonos: telefonos.join(', '), orden: String(orden), norma: '' };
};

const exigirOficina = (filas: readonly FilaDeLista[], nombre: string): [FilaDeLista, FilaDeLista[]] => {
  const suya = filas.find((fila) => fila.nombre === nombre);
  if (!suya) throw errorNoEncontrado();
  return [suya, filas.filter((fila) => fila !== suya)];
};

export const decirOficina = (db: Db, pedido: Pedido, oficina: OficinaPorDecir): Promise<AjusteHecho> =>
  decirOficinas(db, pedido, async (trx, filas) => {
    const ahora = await armarFila(trx, oficina, filas);
    return { filas: [...filas, ahora], antes: null, ahora };
  });

/** Throws 404 too. */
export const cambiarOficina = (db: Db, pedido: ConNombre, oficina: OficinaPorDecir): Promise<AjusteHecho> =>
  decirOficinas(db, pedido, async (trx, filas) => {
    const [antes, otras] = exigirOficina(filas, pedido.nombre);
    const ahora = await armarFila(trx, oficina, otras);
    return { filas: [...otras, ahora], antes, ahora };
  });

/** Throws 404 too, and 409 of the last one: a list has somewhere to go. */
export const quitarOficina = (db: Db, pedido: ConNombre): Promise<AjusteHecho> =>
  decirOficinas(db, pedido, async (_, filas) => {
    const [antes, quedan] = exigirOficina(filas, pedido.nombre);
    if (quedan.length === 0) throw errorHttp(409, 'oficina_que_queda');
    return { filas: quedan, antes, ahora: null };
  });
