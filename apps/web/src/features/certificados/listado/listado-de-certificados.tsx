import type { CertificadoDeLista } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import { siguenLosDatos } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { filtrosDeLlegada, useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { ListaDeTarjetas } from '@colega/web-kit/ui/listas/lista-de-tarjetas.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { PestaniasDeRuta } from '@colega/web-kit/ui/paginas/pestanias-de-ruta.tsx';
import { Stack, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultaDeBusqueda } from '../../../lib/consultas/certificados.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { PESTANIAS_DE_EJERCICIO } from '../../../lib/navegacion/pestanias.ts';
import {
  armarBusqueda,
  type CriteriosDeCertificados,
  FILTROS_DE_CERTIFICADOS,
  validarFiltros,
} from './filtros-de-certificados.ts';
import { antesDeFiltrarCertificados, FiltrosDeCertificados } from './panel-de-filtros.tsx';
import { TarjetaDeCertificado } from './tarjeta-de-certificado.tsx';

const DialogoDeCorreo = dialogoAlAbrir(() => import('./dialogo-de-correo.tsx'));

/** One's own of all the files: each was to be found only in its own (S-895). */
const ListadoDeCertificados = () => {
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_CERTIFICADOS);
  const encontrados = useCertificadosBuscados(filtros);
  return (
    <Stack gap="lg">
      <Title order={1}>Certificados</Title>
      <PestaniasDeRuta pestanias={PESTANIAS_DE_EJERCICIO}>
        <Stack gap="lg">
          <FiltrosDeCertificados
            campos={{ filtros, alCambiar: cambiar }}
            cantidad={FILTROS_DE_CERTIFICADOS.cantidad(filtros)}
            alLimpiar={limpiar}
            total={encontrados.data?.pagination.total_items ?? null}
            vez={vez}
          />
          <Encontrados filtros={filtros} encontrados={encontrados} irAPagina={irAPagina} limpiar={limpiar} />
        </Stack>
      </PestaniasDeRuta>
    </Stack>
  );
};

export default ListadoDeCertificados;

type Props = {
  filtros: CriteriosDeCertificados;
  encontrados: ReturnType<typeof useCertificadosBuscados>;
  irAPagina: (page: number) => void;
  limpiar: () => void;
};

type PorMandar = { certificado: CertificadoDeLista | null; abierto: boolean };

const Encontrados = ({ filtros, encontrados, irAPagina, limpiar }: Props) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = encontrados;
  const [porMandar, setPorMandar] = useState<PorMandar>({ certificado: null, abierto: false });
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);
  if (!puedenBuscarse(filtros)) return <FechasAlReves />;
  if (error && !isFetching && !siguenLosDatos(encontrados))
    return <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_datos} alReintentar={() => void refetch()} />;
  if (!data) return <EsqueletoDeTarjetas />;
  if (data.items.length === 0)
    return FILTROS_DE_CERTIFICADOS.cantidad(filtros) > 0 ? <SinResultados alLimpiar={limpiar} /> : <SinCertificados />;
  return (
    <>
      <CuantosHay pagination={data.pagination} uno="certificado" varios="certificados" />
      <ListaDeTarjetas actualizando={isPlaceholderData} etiqueta="Certificados">
        {data.items.map((certificado) => (
          <TarjetaDeCertificado
            key={certificado.id}
            certificado={certificado}
            alMandar={() => setPorMandar({ certificado, abierto: true })}
          />
        ))}
      </ListaDeTarjetas>
      <DialogoDeCorreo {...porMandar} alCerrar={() => setPorMandar({ ...porMandar, abierto: false })} />
      <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas de certificados" />
    </>
  );
};

const SinCertificados = () => (
  <EstadoVacio
    icono="documento"
    titulo="Todavía no emitiste certificados"
    texto="Se emiten sobre un legajo, cuando su CEP está pago. Acá vas a ver los de todos."
    accion={<BotonEnlace to={DIRECCIONES.legajos}>Ver mis legajos</BotonEnlace>}
  />
);

const FechasAlReves = () => (
  <EstadoVacio
    icono="buscar"
    titulo="Revisá los filtros"
    texto="Cuando las fechas estén en orden, acá vas a ver los certificados que coincidan."
  />
);

const puedenBuscarse = (filtros: CriteriosDeCertificados): boolean => validarFiltros(filtros).size === 0;

const useCertificadosBuscados = (filtros: CriteriosDeCertificados) =>
  useQuery({
    ...consultaDeBusqueda(armarBusqueda(filtros)),
    enabled: puedenBuscarse(filtros),
    placeholderData: keepPreviousData,
  });

export const adelantos: Antes = (llegada) => {
  const filtros = filtrosDeLlegada(FILTROS_DE_CERTIFICADOS, llegada);
  return [
    antesDeFiltrarCertificados,
    ...(puedenBuscarse(filtros) ? [adelantar(consultaDeBusqueda(armarBusqueda(filtros)))] : []),
  ];
};
