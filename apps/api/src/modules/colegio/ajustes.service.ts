import type { AjusteHecho } from '@colega/contract/colegio';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import {
  type ColoresDelColegio,
  cambiosDePlazo,
  esClaveDeTexto,
  esFirma,
  filasVigentes,
  type PlazoFechado,
  validarColores,
  validarIdentidad,
  validarPlazo,
} from '@colega/domain/colegio';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { findIdentidad, insertFirma, updateColegio, updateTexto } from './ajustes.repository.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import { exigirSinProblemas } from './exigir-sin-problemas.ts';
import { exigirTexto } from './exigir-texto.ts';
import { diasDePlazo, leerColegio } from './leer-colegio.service.ts';
import { hayLegajosPropios, insertListaDeArranque } from './listas/listas.repository.ts';
import { exigirNingunaEnPreparacion, lockListas } from './listas/preparar-lista.service.ts';
import { seccionDe } from './secciones.ts';

const message = todosLosMensajes.ajuste_guardado;

type Contacto = { domicilio: string; localidad: string; telefono: string; correo: string };
type Identidad = Contacto & { nombre: string; cuit: string };

/** Throws 409, 412, 422. */
export const cambiarIdentidad = (db: Db, pedido: PedidoDeAjuste, hasta: Identidad): Promise<AjusteHecho> => {
  exigirSinProblemas(validarIdentidad(hasta));
  return cambiarAjuste(db, 'identidad', pedido, async (trx) => {
    const desde = await findIdentidad(trx);
    await updateColegio(trx, hasta);
    return { accion: 'cambiar_identidad', desde, hasta, message };
  });
};

/** Throws 409, 412, 422. */
export const cambiarColores = (db: Db, pedido: PedidoDeAjuste, hasta: ColoresDelColegio): Promise<AjusteHecho> => {
  exigirSinProblemas(validarColores(hasta));
  return cambiarAjuste(db, 'colores', pedido, async (trx) => {
    const desde = await findIdentidad(trx);
    await updateColegio(trx, hasta);
    return { accion: 'cambiar_colores', desde, hasta, message };
  });
};

/** That day, and those after it on which another term changes and this one goes on as it was. */
const diasPorEscribir = (plazos: readonly PlazoFechado[], { plazo, vigente_desde }: PlazoFechado): Fecha[] => {
  const hasta = cambiosDePlazo(plazos, plazo, vigente_desde)[0]?.vigente_desde;
  const dias = new Set(plazos.map((uno) => uno.vigente_desde));
  const siguen = [...dias].filter((dia) => dia > vigente_desde && (hasta === undefined || dia < hasta));
  return [vigente_desde, ...siguen.sort()];
};

/**
 * Who sets a college up says its terms alone, before its first file; after it they are a list that one prepares and another publishes. It
 * adds: the terms of before stay as they were. All of them are one list, of which nobody has one in preparation (S-1245). Throws 409, 412, 422.
 */
export const cambiarPlazo = (db: Db, pedido: PedidoDeAjuste, nuevo: PlazoFechado): Promise<AjusteHecho> => {
  const { plazo, dias, vigente_desde } = nuevo;
  exigirSinProblemas(validarPlazo(nuevo, pedido.hoy));
  return cambiarAjuste(db, seccionDe.plazo(plazo), pedido, async (trx) => {
    await lockListas(trx);
    if (await hayLegajosPropios(trx)) throw errorHttp(409, 'plazo_que_se_publica');
    await exigirNingunaEnPreparacion(trx, 'plazos');
    const colegio = await leerColegio(trx);
    const antes = diasDePlazo(colegio, plazo, vigente_desde);
    for (const dia of diasPorEscribir(colegio.plazos, nuevo)) {
      const filas = filasVigentes(colegio.listas, 'plazos', dia).map((fila) =>
        fila.plazo === plazo ? { ...fila, dias: String(dias) } : fila,
      );
      const quien = { usuario_id: pedido.autor.user_id, ahora: pedido.ahora };
      await insertListaDeArranque(trx, { lista: 'plazos', norma: '', filas, vigente_desde: dia }, quien);
    }
    const dicho = textoDelColegio({ codigo: 'plazo_guardado', datos: { desde: formatFecha(vigente_desde) } });
    const desde = antes === dias ? { dias, vigente_desde } : { dias: antes, vigente_desde: null };
    return { accion: 'cambiar_plazo', desde, hasta: { dias, vigente_desde }, message: dicho };
  });
};

/** Throws 404, 409, 412, 422. */
export const cambiarTexto = async (
  db: Db,
  pedido: PedidoDeAjuste & { clave: string },
  escrito: string,
): Promise<AjusteHecho> => {
  const { clave } = pedido;
  if (!esClaveDeTexto(clave)) throw errorNoEncontrado();
  const { texto, de_entrada } = exigirTexto(clave, escrito);
  return cambiarAjuste(db, seccionDe.texto(clave), pedido, async (trx) => {
    const desde = { texto: (await leerColegio(trx)).textos[clave] ?? de_entrada };
    await updateTexto(trx, clave, texto);
    if (esFirma(clave) && desde.texto !== texto) await insertFirma(trx, { clave, texto, desde: pedido.ahora });
    return { accion: 'cambiar_texto', desde, hasta: { texto }, message };
  });
};
