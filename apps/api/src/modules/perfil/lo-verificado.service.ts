import { type DatoAVerificar, type HechosDeVerificacion, matriculaHabilita } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { findImagenes } from './personas.repository.ts';
import { findTitulos } from './verificar.repository.ts';

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
