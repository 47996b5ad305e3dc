import { randomUUID } from 'node:crypto';
import {
  type DatosDeMatricula,
  type TituloDeMatricula,
  zCorreccion,
  zDatosDeMatricula,
  zTituloDeMatricula,
} from '@colega/contract/perfil';
import {
  type Correccion,
  cambiosDe,
  type DatosDePersona,
  esCodigoDeMatricula,
  esMatriculaTerminada,
  estadoEnVigor,
  impedimentoDeEstado,
  validarDatosDePersona,
} from '@colega/domain/perfil';
import sharp from 'sharp';
import type { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { erroresDeCampo, errorHttp, invalido } from '../../http/error-http.ts';
import { erroresDeZod } from '../../http/errores-de-zod.ts';
import { findRepetidos, insertMatriculas } from './alta.repository.ts';
import { exigirDistrito } from './alta.service.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import { updateEstadoDeMatricula } from './colegio.repository.ts';
import {
  existeLocalidad,
  findDatosDeMatricula,
  findDatosDePersona,
  findTitulo,
  updateFechaDeAlta,
  updatePersona,
  updateTitulo,
} from './correccion.repository.ts';
import { exigirDistritoAbierto } from './exigir-distrito-abierto.ts';
import { insertImagen, updateImagen } from './imagenes.repository.ts';
import { conPersona, exigirMatricula, type PedidoDePersona } from './pedido-del-colegio.ts';
import { nombreDeImagen } from './retratos.ts';

const leerCon = <S extends z.ZodType>(schema: S, crudo: unknown): z.output<S> => {
  const leido = schema.safeParse(crudo, { reportInput: true });
  if (!leido.success) throw erroresDeCampo(erroresDeZod(leido.error.issues));
  return leido.data;
};

const exigirLocalidades = async (db: Db, correccion: Correccion): Promise<void> => {
  for (const campo of ['domicilio_localidad_id', 'legal_localidad_id'] as const) {
    const id = correccion[campo];
    if (id && !(await existeLocalidad(db, id))) throw invalido([{ codigo: 'localidad_inexistente', campo }]);
  }
};

/** S-722: a person has one, and nobody else's. Throws 409. */
const exigirCuitLibre = async (trx: Db, { cuit }: Correccion): Promise<void> => {
  if (cuit === undefined) return;
  const { persona } = await findRepetidos(trx, { cuit, username: randomUUID(), codigos: [randomUUID()] });
  if (persona) throw errorHttp(409, 'persona_ya_existe');
};

/** The former data stay in the audit trail. Throws 404, 409 when nothing changes, 422. */
export const corregirPersona = (
  db: Db,
  { datos, motivo, ...pedido }: PedidoDePersona & { datos: Correccion; motivo: string },
): Promise<{ cambios: (keyof DatosDePersona)[] }> => {
  const correccion = leerCon(zCorreccion, datos) as Correccion;
  return conPersona(db, pedido, async (trx, persona) => {
    const antes = await findDatosDePersona(trx, persona.id);
    const { desde, hasta } = cambiosDe(antes, correccion);
    if (Object.keys(hasta).length === 0) throw errorHttp(409, 'nada_que_corregir');
    const problemas = validarDatosDePersona({ ...antes, ...hasta }, hasta, pedido.hoy);
    if (problemas.length > 0) throw invalido(problemas);
    await exigirCuitLibre(trx, hasta);
    await exigirLocalidades(trx, hasta);
    if (hasta.distrito_id !== undefined) await exigirDistrito(trx, hasta.distrito_id);
    await updatePersona(trx, persona.id, hasta);
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'corregir_persona', desde, hasta, motivo });
    return { cambios: Object.keys(hasta) as (keyof DatosDePersona)[] };
  });
};

/** Corrects a licence's title or its institution. Throws 404, 409 when nothing changes, 422. */
export const corregirTitulo = (
  db: Db,
  {
    matricula,
    titulo,
    motivo,
    ...pedido
  }: PedidoDePersona & {
    matricula: string;
    titulo: TituloDeMatricula;
    motivo: string;
  },
): Promise<void> => {
  const hasta = leerCon(zTituloDeMatricula, titulo);
  return conPersona(db, pedido, async (trx, persona) => {
    const { id, codigo } = await exigirMatricula(trx, persona.id, matricula);
    const desde = await findTitulo(trx, id);
    const campos = Object.keys(hasta) as (keyof TituloDeMatricula)[];
    if (campos.every((campo) => desde[campo] === hasta[campo])) throw errorHttp(409, 'nada_que_corregir');
    await updateTitulo(trx, id, hasta);
    await anotarHechoDePersona(trx, pedido, persona.id, {
      accion: 'corregir_titulo',
      desde: { matricula: codigo, ...desde },
      hasta: { matricula: codigo, ...hasta },
      motivo,
    });
  });
};

/** Corrects a licence's state or its date; the former ones stay in the audit trail. Throws 404, 409, 422. */
export const corregirMatricula = (
  db: Db,
  {
    matricula,
    datos,
    motivo,
    ...pedido
  }: PedidoDePersona & { matricula: string; datos: DatosDeMatricula; motivo: string },
): Promise<void> => {
  const { estado, fecha_alta } = leerCon(zDatosDeMatricula, datos);
  if (fecha_alta && fecha_alta > pedido.hoy) throw invalido([{ codigo: 'fecha_invalida', campo: 'fecha_alta' }]);
  return conPersona(db, pedido, async (trx, persona) => {
    const { id, codigo } = await exigirMatricula(trx, persona.id, matricula);
    const problema = estado && impedimentoDeEstado(codigo, estado);
    if (problema) throw invalido([problema]);
    const antes = await findDatosDeMatricula(trx, id);
    const hasta = { estado: estado ?? antes.estado, fecha_alta: fecha_alta ?? antes.fecha_alta };
    if (hasta.estado === antes.estado && hasta.fecha_alta === antes.fecha_alta)
      throw errorHttp(409, 'nada_que_corregir');
    if (hasta.estado !== antes.estado && !esMatriculaTerminada(hasta.estado))
      await exigirDistritoAbierto(trx, persona.id, 'distrito_de_persona_cerrado');
    await updateEstadoDeMatricula(trx, id, hasta.estado);
    await updateFechaDeAlta(trx, id, hasta.fecha_alta);
    await anotarHechoDePersona(trx, pedido, persona.id, {
      accion: 'corregir_matricula',
      desde: { matricula: codigo, ...antes },
      hasta: { matricula: codigo, ...hasta },
      motivo,
    });
  });
};

export type MatriculaNueva = { codigo: string; fecha_alta: string } & Required<TituloDeMatricula>;

/** Adds a licence, or a register, in force. Throws 404, 409, 422. */
export const agregarMatricula = (
  db: Db,
  { matricula, ...pedido }: PedidoDePersona & { matricula: MatriculaNueva },
): Promise<void> => {
  const titulo = leerCon(zTituloDeMatricula.required(), matricula);
  const { codigo, fecha_alta } = matricula;
  if (!esCodigoDeMatricula(codigo)) throw invalido([{ codigo: 'codigo_de_matricula_invalido', campo: 'codigo' }]);
  if (fecha_alta > pedido.hoy) throw invalido([{ codigo: 'fecha_invalida', campo: 'fecha_alta' }]);
  return conPersona(db, pedido, async (trx, persona) => {
    const unica = { cuit: '', username: randomUUID(), codigos: [codigo] };
    if ((await findRepetidos(trx, unica)).matricula) throw errorHttp(409, 'matricula_ya_existe', { datos: { codigo } });
    await exigirDistritoAbierto(trx, persona.id, 'distrito_de_persona_cerrado');
    const estado = estadoEnVigor(codigo);
    const fila = { codigo, fecha_alta, estado, descripcion: titulo.titulo_descripcion, ...titulo };
    await insertMatriculas(trx, persona.id, [fila]);
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'agregar_matricula', hasta: fila });
  });
};

const MEDIDAS = {
  foto: { width: 290, height: 360, fit: 'cover' },
  firma: { width: 600, height: 240, fit: 'inside', withoutEnlargement: true },
} as const;
const COLUMNA = { foto: 'imagen_perfil', firma: 'firma' } as const;
/** A phone's photos have fewer pixels; a decompression bomb has more. */
const PIXELES_MAXIMOS = 50_000_000;

const comoPng = async (tipo: 'foto' | 'firma', bytes: Uint8Array): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: PIXELES_MAXIMOS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(MEDIDAS[tipo])
      .png({ palette: tipo === 'firma', compressionLevel: 9 })
      .toBuffer();
  } catch {
    throw errorHttp(422, 'imagen_ilegible');
  }
};

/** The image before is kept. Throws 404, 422. */
export const cargarImagen = async (
  db: Db,
  { tipo, bytes, ...pedido }: PedidoDePersona & { tipo: 'foto' | 'firma'; bytes: Uint8Array },
): Promise<void> => {
  const png = await comoPng(tipo, bytes);
  await conPersona(db, pedido, async (trx, persona) => {
    const id = await insertImagen(trx, { persona_id: persona.id, tipo, png, creado_en: pedido.ahora });
    const nombre = nombreDeImagen(id);
    const anterior = await updateImagen(trx, persona.id, COLUMNA[tipo], nombre);
    await anotarHechoDePersona(trx, pedido, persona.id, {
      accion: `cargar_${tipo}`,
      desde: { [tipo]: anterior },
      hasta: { [tipo]: nombre },
    });
  });
};
