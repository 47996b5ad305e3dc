import { type Legajo, rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { esFallaDeRed, esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { PorPartes } from '@colega/web-kit/ui/esperas/por-partes.tsx';
import { CabeceraDelLegajo } from '@colega/web-kit/ui/legajo/cabecera-del-legajo.tsx';
import { ComitentesDelLegajo } from '@colega/web-kit/ui/legajo/comitentes-del-legajo.tsx';
import { ContratoDelLegajo } from '@colega/web-kit/ui/legajo/contrato-del-legajo.tsx';
import { InmueblesDelLegajo } from '@colega/web-kit/ui/legajo/inmuebles-del-legajo.tsx';
import { MapaDelLegajo } from '@colega/web-kit/ui/legajo/mapa-del-legajo.tsx';
import { PanelCep } from '@colega/web-kit/ui/legajo/panel-cep.tsx';
import { PanelTimbrado } from '@colega/web-kit/ui/legajo/panel-timbrado.tsx';
import { Cara } from '@colega/web-kit/ui/signos/cara.tsx';
import { Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { AccionesDelContrato } from '../acciones/acciones-del-contrato.tsx';
import { useCambiosDelLegajo } from '../acciones/use-cambios-del-legajo.ts';
import { CobroDelCep, CobroDelTimbrado } from '../cargos/cobro-de-cargo.tsx';
import { ImprimirRecibo } from '../cargos/imprimir-recibo.tsx';
import { CertificadosDelLegajo } from '../certificados/certificados-del-legajo.tsx';
import estilos from './barra-de-acciones.module.css';
import { BarraDeAcciones } from './barra-de-acciones.tsx';
import { CalculoDelContrato } from './calculo-del-contrato.tsx';
import { DatosQueSeCambian } from './cambiar-el-dato.tsx';
import { HistorialDelLegajo } from './historial-del-legajo.tsx';
import { ImprimirCvd } from './imprimir-cvd.tsx';
import { IndiceDelLegajo, SECCION } from './indice-del-legajo.tsx';
import { PorHacer } from './por-hacer.tsx';
import { useRecienHecho } from './use-recien-hecho.ts';

// Most files have none.
const ObservacionesDelLegajo = lazy(() => conRed(() => import('../observaciones/observaciones-del-legajo.tsx')));

/** DET-001..013. */
const DetalleDeLegajo = () => {
  const id = Number(useParams().id);
  const { data, error, refetch, isRefetching } = useQuery(consulta(rutasDeLegajos.legajo, { params: { id } }));
  const inexistente = esNoEncontrado(error);
  const legajo = inexistente ? undefined : data;
  useEffect(() => {
    // API-015. Where there is no file, what stands in its place tells the error; without network, aviso-sin-red.tsx does.
    if (legajo && error && !esFallaDeRed(error)) avisarError(mensajes.error_obtener_legajo);
  }, [legajo, error]);
  useTitulo(legajo && `Legajo ${legajo.numero_legajo}`);
  return (
    <div className={estilos.pagina}>
      {/* the list reads its saved filters on arrival (DET-002) */}
      <BackLink to={DIRECCIONES.legajos}>Volver a mis legajos</BackLink>
      <div>
        <Group justify="space-between" gap="sm">
          <Title order={1}>Detalle legajo de obra</Title>
          {legajo && <Text fw={700}>Nº {legajo.numero_legajo}</Text>}
        </Group>
        {legajo && <DeQuienEs legajo={legajo} />}
      </div>
      {inexistente && <NoEncontrado />}
      {!inexistente && !legajo && error && (
        <FallaDeConsulta
          error={error}
          mensaje={mensajes.error_obtener_legajo}
          alReintentar={() => void refetch()}
          reintentando={isRefetching}
        />
      )}
      {!inexistente && !legajo && !error && <EsqueletoDePantalla />}
      {legajo && <ElLegajo legajo={legajo} />}
    </div>
  );
};

/** By which people remember a job. */
const DeQuienEs = ({ legajo: { comitentes, inmuebles } }: { legajo: Legajo }) => {
  const lugar = inmuebles[0] && `${inmuebles[0].calle} ${inmuebles[0].numero}, ${inmuebles[0].localidad.nombre}`;
  const de = [comitentes[0]?.apellido_nombre, lugar].filter(Boolean).join(' · ');
  return (
    de !== '' && (
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {de}
      </Text>
    )
  );
};

const ElLegajo = ({ legajo }: { legajo: Legajo }) => {
  const { recien, contar } = useRecienHecho();
  const cambios = useCambiosDelLegajo(legajo, contar);
  const [original, ...ampliaciones] = legajo.detalles.map((detalle) => (
    <ContratoDelLegajo
      key={detalle.id}
      detalle={detalle}
      acciones={<AccionesDelContrato legajo={legajo} detalle={detalle} cambios={cambios} />}
      calculo={(id, contrato) => <CalculoDelContrato id={id} contrato={contrato} />}
    />
  ));
  return (
    <>
      {/* drawn at the foot: by keyboard it comes first */}
      <BarraDeAcciones legajo={legajo} cambios={cambios} recien={recien} />
      <DatosQueSeCambian legajo={legajo}>
        <PorPartes primeras={1}>
          <PorHacer legajo={legajo} cambios={cambios} recien={recien} />
          <IndiceDelLegajo legajo={legajo} />
          {legajo.observaciones.length > 0 && (
            <Suspense>
              <ObservacionesDelLegajo legajo={legajo} cambios={cambios} />
            </Suspense>
          )}
          <Seccion id={SECCION.datos}>
            <CabeceraDelLegajo
              legajo={legajo}
              papeles={legajo.visado && <ImprimirCvd id={legajo.visado.cvd.id} numero={legajo.visado.numero} />}
            />
          </Seccion>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <PanelCep
              legajo={legajo}
              cobro={<CobroDelCep legajo={legajo} />}
              recibo={(id) => <ImprimirRecibo id={id} />}
            />
            <PanelTimbrado legajo={legajo} cobro={<CobroDelTimbrado legajo={legajo} />} />
          </SimpleGrid>
          <Seccion id={SECCION.comitentes}>
            <ComitentesDelLegajo comitentes={legajo.comitentes} />
          </Seccion>
          <Seccion id={SECCION.inmuebles}>
            <InmueblesDelLegajo inmuebles={legajo.inmuebles} />
          </Seccion>
          <MapaDelLegajo inmuebles={legajo.inmuebles} />
          <Seccion id={SECCION.contratos}>{original}</Seccion>
          {ampliaciones}
          <Seccion id={SECCION.certificados}>
            <CertificadosDelLegajo legajo={legajo} />
          </Seccion>
          <Seccion id={SECCION.historia}>
            <HistorialDelLegajo id={legajo.id} />
          </Seccion>
        </PorPartes>
      </DatosQueSeCambian>
    </>
  );
};

/** Where the index leads. */
const Seccion = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className={estilos.seccion}>
    {children}
  </div>
);

const NoEncontrado = () => (
  <Cara
    icono="buscar"
    titulo="No encontramos este legajo"
    texto="Puede que haya sido eliminado o que la dirección no sea correcta."
    acciones={<BotonEnlace to={DIRECCIONES.legajos}>Ver mis legajos</BotonEnlace>}
  />
);

export default DetalleDeLegajo;

export const adelantos: Antes = ({ params }) => {
  const id = idDe(params.id);
  if (id === null) return [];
  return [
    adelantar(consulta(rutasDeLegajos.legajo, { params: { id } })),
    adelantar(consulta(rutasDeLegajos.historialDelLegajo, { params: { id } })),
  ];
};
