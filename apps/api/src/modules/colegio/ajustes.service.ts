import type { AjusteHecho, AjustesDelColegio } from '@colega/contract/colegio';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import {
  CLAVES_DE_PLAZO,
  CLAVES_DE_TEXTO,
  type ColoresDelColegio,
  esClaveDeTexto,
  filasVigentes,
  type PlazoFechado,
  validarColores,
  validarIdentidad,
  validarNombreDeDistrito,
  validarOficina,
  validarPlazo,
  validarTexto,
} from '@colega/domain/colegio';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import type { Problema } from '@colega/domain/resultado';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import {
  findDistritosConOficina,
  findIdentidad,
  findVersiones,
  lockDistritos,
  updateColegio,
  updateDistrito,
  updateTexto,
} from './ajustes.repository.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import { leerTextosDeEntrada } from './datos-del-colegio.ts';
import { diasDePlazo, direccionDeMarca, leerColegio } from './leer-colegio.service.ts';
import { hayLegajos, insertPlazosDeArranque } from './listas/listas.repository.ts';
import { nombreDeTexto } from './nombre-de-texto.ts';
import { seccionDe } from './secciones.ts';

const message = todosLosMensajes.ajuste_guardado;

type Oficina = { domicilio: string; telefono: string; correo: string };
type Identidad = Oficina & { nombre: string; cuit: string };
type Distrito = Oficina & { nombre: string; sede: string };

const exigir = (problemas: readonly Problema<Parameters<typeof invalido>[0][number]['codigo']>[]): void => {
  if (problemas.length > 0) throw invalido(problemas);
};

/** All of it, with the version of each part. */
export const leerAjustes = async (db: Db, hoy: Fecha): Promise<AjustesDelColegio> => {
  const [en_marcha, colegio, versiones, { color, color_oscuro, marca, ...identidad }, distritos] = await Promise.all([
    hayLegajos(db),
    leerColegio(db),
    findVersiones(db),
    findIdentidad(db),
    findDistritosConOficina(db),
  ]);
  const de = (seccion: string) => ({ version: versiones.get(seccion) ?? 1 });
  const deEntrada = leerTextosDeEntrada();
  return {
    en_marcha,
    identidad: { ...de('identidad'), ...identidad },
    colores: { ...de('colores'), color, color_oscuro },
    marca: { ...de('marca'), marca_url: direccionDeMarca(marca) },
    distritos: distritos.map(({ id, nombre, sede, ...oficina }) => ({
      ...{ ...de(seccionDe.distrito(id)), id, nombre, sede: sede ?? '' },
      ...{ domicilio: oficina.domicilio ?? '', telefono: oficina.telefono ?? '', correo: oficina.correo ?? '' },
    })),
    plazos: CLAVES_DE_PLAZO.map((plazo) => ({
      ...{ ...de(seccionDe.plazo(plazo)), plazo, dias: diasDePlazo(colegio, plazo, hoy) },
      siguen: colegio.plazos
        .filter((uno) => uno.plazo === plazo && uno.vigente_desde > hoy)
        .map(({ vigente_desde, dias }) => ({ vigente_desde, dias })),
    })),
    textos: CLAVES_DE_TEXTO.map((clave) => ({
      ...{ ...de(seccionDe.texto(clave)), clave, nombre: nombreDeTexto(clave), de_entrada: deEntrada[clave] },
      texto: colegio.textos[clave] ?? deEntrada[clave],
    })),
  };
};

/** Throws 409, 412, 422. */
export const cambiarIdentidad = (db: Db, pedido: PedidoDeAjuste, hasta: Identidad): Promise<AjusteHecho> => {
  exigir(validarIdentidad(hasta));
  return cambiarAjuste(db, 'identidad', pedido, async (trx) => {
    const desde = await findIdentidad(trx);
    await updateColegio(trx, hasta);
    return { accion: 'cambiar_identidad', desde, hasta, message };
  });
};

/** Throws 409, 412, 422. */
export const cambiarColores = (db: Db, pedido: PedidoDeAjuste, hasta: ColoresDelColegio): Promise<AjusteHecho> => {
  exigir(validarColores(hasta));
  return cambiarAjuste(db, 'colores', pedido, async (trx) => {
    const desde = await findIdentidad(trx);
    await updateColegio(trx, hasta);
    return { accion: 'cambiar_colores', desde, hasta, message };
  });
};

/** Throws 404, 409, 412, 422. */
export const cambiarDistrito = (
  db: Db,
  pedido: PedidoDeAjuste & { id: number },
  hasta: Distrito,
): Promise<AjusteHecho> => {
  exigir(validarOficina(hasta));
  return cambiarAjuste(db, seccionDe.distrito(pedido.id), pedido, async (trx) => {
    await lockDistritos(trx);
    const distritos = await findDistritosConOficina(trx);
    const desde = distritos.find(({ id }) => id === pedido.id);
    if (!desde) throw errorNoEncontrado();
    const deLosOtros = distritos.filter(({ id }) => id !== pedido.id).map(({ nombre }) => nombre);
    exigir(validarNombreDeDistrito(hasta.nombre, deLosOtros));
    await updateDistrito(trx, pedido.id, hasta);
    return { accion: 'cambiar_distrito', desde, hasta, message };
  });
};

/**
 * Who sets a college up says its terms alone, before its first file; after it they are a list that one prepares and another publishes. It
 * adds: the terms of before stay as they were. Throws 409, 412, 422.
 */
export const cambiarPlazo = (db: Db, pedido: PedidoDeAjuste, nuevo: PlazoFechado): Promise<AjusteHecho> => {
  const { plazo, dias, vigente_desde } = nuevo;
  exigir(validarPlazo(nuevo, pedido.hoy));
  return cambiarAjuste(db, seccionDe.plazo(plazo), pedido, async (trx) => {
    if (await hayLegajos(trx)) throw errorHttp(409, 'plazo_que_se_publica');
    const colegio = await leerColegio(trx);
    const antes = diasDePlazo(colegio, plazo, vigente_desde);
    const filas = filasVigentes(colegio.listas, 'plazos', vigente_desde).map((fila) =>
      fila.plazo === plazo ? { ...fila, dias: String(dias) } : fila,
    );
    await insertPlazosDeArranque(
      trx,
      { filas, vigente_desde },
      { usuario_id: pedido.autor.user_id, ahora: pedido.ahora },
    );
    const dicho = textoDelColegio({ codigo: 'plazo_guardado', datos: { desde: formatFecha(vigente_desde) } });
    const desde = antes === dias ? { dias, vigente_desde } : { dias: antes, vigente_desde: null };
    return { accion: 'cambiar_plazo', desde, hasta: { dias, vigente_desde }, message: dicho };
  });
};

/** Throws 404, 409, 412, 422. */
export const cambiarTexto = async (
  db: Db,
  pedido: PedidoDeAjuste & { clave: string },
  texto: string,
): Promise<AjusteHecho> => {
  const { clave } = pedido;
  if (!esClaveDeTexto(clave)) throw errorNoEncontrado();
  const original = leerTextosDeEntrada()[clave];
  exigir(validarTexto(clave, texto, original));
  return cambiarAjuste(db, seccionDe.texto(clave), pedido, async (trx) => {
    const desde = { texto: (await leerColegio(trx)).textos[clave] ?? original };
    await updateTexto(trx, clave, texto);
    return { accion: 'cambiar_texto', desde, hasta: { texto }, message };
  });
};
