import { type Encontrado, rutasDeBusqueda } from '@colega/contract/busqueda';
import { NOMBRE_DE_SITUACION } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { direccionDelEmitido } from '../../lib/navegacion/direccion-del-emitido.ts';
import { direccionDelCupon, direccionDelLegajo } from '../../lib/navegacion/direcciones.ts';
import type { Destino } from './adonde-ir.ts';

export type GrupoDeDestinos = { nombre: string; destinos: readonly Destino[] };

/** What is found is not kept on the device: it is of a moment. */
export const useEncontrado = (texto: string) =>
  useQuery({
    ...consulta(rutasDeBusqueda.buscar, { query: { texto } }),
    enabled: texto !== '',
    placeholderData: keepPreviousData,
    persister: (preguntar, contexto) => preguntar(contexto),
    retry: false,
  });

const deLegajo = ({ id, numero_legajo, comitente, ubicacion, estado }: Encontrado['legajos'][number]): Destino => ({
  a: direccionDelLegajo(id),
  icono: 'legajos',
  titulo: [`Legajo ${numero_legajo}`, comitente].filter(Boolean).join(' · '),
  detalle: [ubicacion, estado].filter(Boolean).join(' · '),
});

const deCupon = ({ id, numero_boleta, importe, situacion, numero_legajo }: Encontrado['cupones'][number]): Destino => ({
  a: direccionDelCupon(id),
  icono: 'cuenta',
  titulo: `Cupón Nº ${numero_boleta} · ${formatImporte(importe)}`,
  detalle: `${numero_legajo === null ? 'De la matrícula' : `Del legajo ${numero_legajo}`} · ${NOMBRE_DE_SITUACION[situacion]}`,
});

const deCertificado = ({ id, numero_certificado, estado, legajo }: Encontrado['certificados'][number]): Destino => ({
  a: direccionDelEmitido(id),
  icono: 'documento',
  titulo: numero_certificado,
  detalle: `Del legajo ${legajo.numero_legajo}${estado === 'anulado' ? ' · Anulado' : ''}`,
});

export const gruposDe = ({ legajos, cupones, certificados }: Encontrado): GrupoDeDestinos[] =>
  [
    { nombre: 'Legajos', destinos: legajos.map(deLegajo) },
    { nombre: 'Cupones', destinos: cupones.map(deCupon) },
    { nombre: 'Certificados', destinos: certificados.map(deCertificado) },
  ].filter(({ destinos }) => destinos.length > 0);
