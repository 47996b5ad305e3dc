import {
  type DatoAVerificar,
  type EstadoDeDato,
  estadoDeImagen,
  type HechosDeVerificacion,
  impedimentoDeVerificar,
  matriculaHabilita,
} from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import { conPersona, exigirMatricula, type PedidoDePersona } from './pedido-del-colegio.ts';
import { findImagenes } from './personas.repository.ts';
import {
  findTitulos,
  updateImagenVerificada,
  updateTituloVerificado,
  updateVerificado,
} from './verificar.repository.ts';

const NOMBRES_DE_DATOS: Readonly<Record<DatoAVerificar, string>> = {
  identidad: 'la identidad',
  foto: 'la foto',
  firma: 'la firma',
  titulo: 'el título',
};

/** `la foto y el título`; nothing when there is none. */
export const nombrarDatos = (datos: readonly DatoAVerificar[]): string =>
  new Intl.ListFormat('es').format(datos.map((dato) => NOMBRES_DE_DATOS[dato]));

type Imagenes = Awaited<ReturnType<typeof findImagenes>>;
type Titulos = Awaited<ReturnType<typeof findTitulos>>;

/** What was looked at of a person, and what was not. */
export const armarVerificacion = (imagenes: Imagenes, titulos: Titulos): HechosDeVerificacion => ({
  foto: { cargada: imagenes?.imagen_perfil ?? null, verificada: imagenes?.foto_verificada ?? null },
  firma: { cargada: imagenes?.firma ?? null, verificada: imagenes?.firma_verificada ?? null },
  // One that was never loaded has nothing to look at.
  titulos_verificados: titulos
    .filter((titulo) => matriculaHabilita(titulo) && titulo.titulo_descripcion !== '')
    .map(({ titulo_verificado }) => titulo_verificado),
});

export const leerVerificacion = async (db: Db, personaId: number): Promise<HechosDeVerificacion> =>
  armarVerificacion(...(await Promise.all([findImagenes(db, personaId), findTitulos(db, personaId)])));

const exigirPorVerificar = (estado: EstadoDeDato): void => {
  const problema = impedimentoDeVerificar(estado);
  if (problema) throw errorHttp(409, problema.codigo);
};

type Verificacion = { dato: DatoAVerificar; matricula?: string };

type Titulo = Pick<Titulos[number], 'titulo_descripcion' | 'titulo_verificado' | 'titulo_rechazado'>;
export const estadoDeTitulo = (titulo: Titulo | undefined): EstadoDeDato => {
  if (!titulo?.titulo_descripcion) return 'sin_cargar';
  if (titulo.titulo_verificado) return 'verificado';
  return titulo.titulo_rechazado === null ? 'por_verificar' : 'rechazado';
};

/** Throws 404, 422. */
export const exigirTitulo = async (trx: Db, personaId: number, codigo: string | undefined) => {
  if (!codigo) throw invalido([{ codigo: 'dato_requerido', campo: 'matricula' }]);
  const { id } = await exigirMatricula(trx, personaId, codigo);
  const titulo = (await findTitulos(trx, personaId)).find((uno) => uno.id === id);
  return { id, estado: estadoDeTitulo(titulo) };
};

const verificarTitulo = async (trx: Db, personaId: number, codigo: string | undefined): Promise<void> => {
  const { id, estado } = await exigirTitulo(trx, personaId, codigo);
  exigirPorVerificar(estado);
  await updateTituloVerificado(trx, id);
};

/** The college looked at a datum and at its paper: from now on it may be printed. Throws 404, 409, 412, 422. */
export const verificarDato = (db: Db, { dato, matricula, ...pedido }: PedidoDePersona & Verificacion): Promise<void> =>
  conPersona(db, pedido, async (trx, persona) => {
    if (dato === 'identidad') {
      exigirPorVerificar(persona.verificado ? 'verificado' : 'por_verificar');
      await updateVerificado(trx, persona.id);
    } else if (dato === 'titulo') await verificarTitulo(trx, persona.id, matricula);
    else {
      exigirPorVerificar(estadoDeImagen((await leerVerificacion(trx, persona.id))[dato]));
      await updateImagenVerificada(trx, persona.id, dato);
    }
    const hasta = { dato, ...(matricula !== undefined && { matricula }) };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'verificar_dato', hasta });
  });
