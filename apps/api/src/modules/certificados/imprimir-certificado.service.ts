import { type Cuerpo, camposDelTipo, leerCuerpo } from '@colega/domain/certificados';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { renderCertificado } from '../../documents/certificado.ts';
import { leerEmisor } from '../colegio/leer-emisor.service.ts';
import type { AlmacenDeImagenes } from '../media/almacenes/almacen.ts';
import { leerBytesDeMedias } from '../media/media.service.ts';
import { leerRubrica } from '../perfil/retratos.ts';
import { nombreDeTipo } from '../referencias/datos/tipos-de-certificado.ts';
import { type FilaDeCertificado, findVersionesAnteriores } from './certificados.repository.ts';
import { exigirCertificado } from './exigir-certificado.ts';
import { leerImpreso } from './leer-impreso.service.ts';

/** OPN-003 applies, as to the other codes. */
export const enlaceDeCertificado = (publicUrl: string, codigo: string): string =>
  `${publicUrl}/#/qr/certificado/${codigo}`;

export type DepsDeImpresion = { almacen: AlmacenDeImagenes; publicUrl: string; hoy: Fecha };

const fotosDe = async (
  db: Db,
  almacen: AlmacenDeImagenes,
  { type, datos }: FilaDeCertificado,
  personaId: number,
): Promise<Map<string, Uint8Array>> => {
  const rutas = camposDelTipo(type).filter(({ tipo }) => tipo === 'foto');
  const porId = await leerBytesDeMedias(
    db,
    almacen,
    rutas.map(({ ruta }) => Number(datos[ruta])),
    personaId,
  );
  return new Map(
    rutas.flatMap(({ ruta }) => {
      const bytes = porId.get(Number(datos[ruta]));
      return bytes ? [[ruta, bytes] as const] : [];
    }),
  );
};

/** S-400: a corrected certificate also says the day of the version before it. */
const versionDe = async (db: Db, { id, version, fecha_creacion }: FilaDeCertificado) => {
  if (version.numero === 1) return null;
  const anterior = (await findVersionesAnteriores(db, id)).at(-1);
  return { ...version, anterior: anterior?.fecha ?? fecha_creacion };
};

/** One's own certificate on paper, as issued and with its present state. Throws 404. */
export const imprimirCertificado = async (
  db: Db,
  id: number,
  personaId: number,
  { almacen, publicUrl, hoy }: DepsDeImpresion,
): Promise<Uint8Array> => {
  const fila = await exigirCertificado(db, id, personaId);
  const { firma = null, ...impreso } = await leerImpreso(db, fila, personaId);
  return renderCertificado({
    colegio: await leerEmisor(db, personaId, fila.type, hoy),
    ...impreso,
    type: fila.type,
    nombre: nombreDeTipo(fila.type),
    numero: fila.numero_certificado,
    fecha: fila.fecha_creacion,
    creado: new Date(fila.creado_en),
    anulado: fila.estado.clave === 'anulado',
    enlace: enlaceDeCertificado(publicUrl, fila.codigo),
    referencia: fila.referencia?.numero_certificado ?? null,
    configuracion: fila.datos,
    valores: leerCuerpo(fila.type, fila.datos as Cuerpo),
    fotos: await fotosDe(db, almacen, fila, personaId),
    version: await versionDe(db, fila),
    // S-432
    firma: await leerRubrica(db, personaId, firma),
  });
};
