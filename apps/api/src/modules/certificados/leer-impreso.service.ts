import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Db } from '../../db/conectar.ts';
import type { DatosDelCertificado } from '../../documents/partes-del-certificado.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { type FilaDeCertificado, findCertificados } from './certificados.repository.ts';

type Impreso = Pick<DatosDelCertificado, 'profesional' | 'titular' | 'localidad' | 'inmueble' | 'numero_legajo'> & {
  firma?: string | null;
};

/** What it says of people and places. An annex is for whom and where its reference is. Throws 404. */
export const leerImpreso = async (db: Db, fila: FilaDeCertificado, persona_id: number): Promise<Impreso> => {
  const propio = fila.impreso as Impreso;
  if (fila.referencia === null) return propio;
  const [referencia] = await findCertificados(db, { persona_id, id: fila.referencia.id });
  if (!referencia) throw errorNoEncontrado();
  const { titular, localidad, inmueble } = referencia.impreso as Impreso;
  return { ...propio, titular, localidad, inmueble };
};

const lugarDe = ({ calle, numero, piso, depto, localidad, partida }: NonNullable<Impreso['inmueble']>): string =>
  [
    `${calle} ${numero}`.trim(),
    piso && `Piso ${piso}`,
    depto && `Dpto ${depto}`,
    localidad,
    partida && `Partida ${partida}`,
  ]
    .filter(Boolean)
    .join(', ');

export const armarImpreso = ({ profesional, titular, localidad, inmueble }: Impreso): CertificadoLeido['impreso'] => ({
  profesional: {
    nombre: profesional.apellido_nombre ?? profesional.nombre,
    matricula: `${profesional.matricula.codigo} · ${profesional.matricula.descripcion}`,
  },
  titular: titular && { nombre: titular.nombre, cuit: titular.cuit },
  localidad,
  inmueble: inmueble && lugarDe(inmueble),
});
