import type { Fecha } from '@colega/domain/fechas';
import { formatDireccion, TEXTOS_DE_CATASTRO, textosCargados } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { renderCvd } from '../../../documents/cvd.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { leerEmisor } from '../../colegio/leer-emisor.service.ts';
import { type FilaDeCvd, findCvd, findCvdsDelLegajo } from './cvd.repository.ts';

/** The paper of one's own approval. Throws 404 as well for somebody else's. */
export const imprimirCvd = async (
  db: Db,
  id: number,
  personaId: number,
  { publicUrl, hoy }: { publicUrl: string; hoy: Fecha },
): Promise<Uint8Array> => {
  const cvd = await findCvd(db, id, personaId);
  if (!cvd) throw errorNoEncontrado();
  const { matriculado, legajo, numero, numero_control, fecha, comitentes } = cvd;
  const creado = new Date(cvd.creado_en);
  return renderCvd({
    colegio: await leerEmisor(db, personaId, 'cvd', hoy, creado),
    numero,
    numero_control,
    fecha,
    legajo,
    comitentes,
    creado,
    anulado: cvd.estado === 'anulado',
    asesor: cvd.quien,
    enlace: enlaceDeCvd(publicUrl, cvd.hash),
    matriculado: {
      nombre: matriculado.nombre,
      cuit: matriculado.cuit,
      matricula: `${matriculado.codigo} · ${matriculado.descripcion}`,
    },
    inmuebles: cvd.inmuebles.map(textosDeInmueble),
    contratos: cvd.contratos.map(({ tipo_contrato, ...contrato }) => ({ ...contrato, tipo: TIPO[tipo_contrato] })),
  });
};

type CvdDelLegajo = { id: number; numero: string; fecha: string; anulado: boolean };

export const leerCvdsDelLegajo = async (db: Db, legajoId: number): Promise<CvdDelLegajo[]> =>
  (await findCvdsDelLegajo(db, legajoId)).map(({ estado, ...cvd }) => ({ ...cvd, anulado: estado === 'anulado' }));

const TIPO = { original: 'Contrato original', ampliacion: 'Ampliación' } as const;

/** OPN-003: the written form of the public link of an approval. */
export const enlaceDeCvd = (publicUrl: string, hash: string): string => `${publicUrl}/#/qr/cvd/${hash}`;

const textosDeInmueble = (inmueble: FilaDeCvd['inmuebles'][number]) => ({
  direccion: formatDireccion(inmueble),
  lugar: `${inmueble.localidad} (${inmueble.codigo_postal}), ${inmueble.partido}`,
  catastro: [
    ...textosCargados(inmueble, TEXTOS_DE_CATASTRO).map((parte) => parte.join(' ')),
    inmueble.partida && `Partida ${inmueble.partida}`,
  ]
    .filter(Boolean)
    .join(' · '),
});
