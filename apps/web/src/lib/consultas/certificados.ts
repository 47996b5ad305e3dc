import {
  type BusquedaDeCertificados,
  type CertificadoLeido,
  rutasDeCertificados,
  rutasDeEmision,
} from '@colega/contract/certificados';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDeReferencias } from '@colega/contract/referencias';
import type { Cuerpo, TipoDeCertificado } from '@colega/domain/certificados';
import type { EnvioDeAsistente } from '@colega/web-kit/form/wizard/definicion.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';

const r = rutasDeCertificados;

/** OPN-043: the answer has the reason when it may not. */
export const usePermiteCertificado = (id: number) =>
  useQuery({ ...consulta(rutasDeLegajos.permiteCertificado, { params: { id } }), enabled: id > 0 });

export const useTiposDeCertificado = (legajo_id: number) =>
  useQuery({ ...consulta(r.tiposDeCertificado, { query: { legajo_id } }), enabled: legajo_id > 0 });

export const adelantosDeEmitir: Antes = ({ params }) => {
  const id = idDe(params.id);
  if (id === null) return [];
  return [
    adelantar(consulta(rutasDeLegajos.legajo, { params: { id } })),
    adelantar(consulta(rutasDeLegajos.permiteCertificado, { params: { id } })),
    adelantar(consulta(r.tiposDeCertificado, { query: { legajo_id: id } })),
  ];
};

export const useCertificados = (legajo_id: number, habilitada = true) =>
  useQuery({ ...consulta(r.certificados, { query: { legajo_id } }), enabled: habilitada && legajo_id > 0 });

export const consultaDeBusqueda = (query: BusquedaDeCertificados) => consulta(r.buscarCertificados, { query });

/** API-031, OPN-124. */
export const useReferenciasDeAnexo = (legajo_id: number) =>
  useQuery({ ...consulta(r.certificados, { query: { legajo_id, type: 'in-situ' } }), staleTime: 0 });

const DE_LOS_QUE_SE_COPIA = 3;

/** S-890. */
export const useUltimosDeTipo = (type: TipoDeCertificado) =>
  useQuery(consulta(r.certificados, { query: { type, ultimos: DE_LOS_QUE_SE_COPIA } }));

export const consultaDeCertificado = (id: number) => consulta(r.certificado, { params: { id } });

export const leerCertificado = (cliente: QueryClient, id: number): Promise<CertificadoLeido> =>
  cliente.fetchQuery(consultaDeCertificado(id));

export const useCertificado = (id: number | null) =>
  useQuery({ ...consultaDeCertificado(id ?? 0), enabled: id !== null, gcTime: 0 });

export const imprimirCertificado = (id: number): Promise<Blob> => llamar(r.imprimirCertificado, { params: { id } });

export const emitirCertificado = (
  type: TipoDeCertificado,
  cuerpo: Cuerpo & { legajo_id: number },
  envio: EnvioDeAsistente,
) =>
  type === 'anexa_in_situ'
    ? llamar(r.guardarAnexo, { body: cuerpo }, envio)
    : llamar(rutasDeEmision[type], { body: cuerpo }, envio);

/** DET-041. */
export const anularCertificado = async (
  cliente: QueryClient,
  id: number,
  motivo: string,
): Promise<{ message: string }> => {
  const estados = await cliente.fetchQuery({
    ...consulta(rutasDeReferencias.estadosLegajos, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const estado_id = estados.items.find(({ clave }) => clave === 'anulado')?.id ?? 0;
  return llamar(r.cambiarEstadoDeCertificado, { params: { id }, body: { estado_id, ...(motivo && { motivo }) } });
};
