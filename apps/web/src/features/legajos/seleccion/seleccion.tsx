import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { Esqueleto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Anchor, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useHabilidad } from '../../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { TarjetaDeModo } from './tarjeta-de-modo.tsx';

const INSTRUCTIVO = '/instructivos/legajo-calculo-automatico.pdf';

/** LIS-001..005. Only the ways that this portal offers are shown. */
export const Seleccion = () => (
  <Stack gap="lg">
    <BackLink />
    <div>
      <Title order={1}>Nuevo legajo</Title>
      <Text c="dimmed">Elegí cómo querés calcular los honorarios.</Text>
    </div>
    <Modos />
  </Stack>
);

export default Seleccion;

const Modos = () => {
  const { data, isError, refetch } = useConfiguracion();
  const ejercicio = useHabilidad('Ejercicio');
  const hayManual = useExisteRuta(DIRECCIONES.legajoManual);
  const hayLaboratorio = useExisteRuta(DIRECCIONES.honorariosDelPortal);
  const hayRutaAutomatica = useExisteRuta(DIRECCIONES.legajoAutomatico);
  if (ejercicio.estado === 'negada') {
    return <SinPermiso titulo="No podés cargar legajos nuevos" porque={ejercicio.porque} />;
  }
  if ((isError && !data) || ejercicio.estado === 'falla') {
    const reintentar = () => (isError ? void refetch() : ejercicio.reintentar());
    return <ErrorDeCarga mensaje="No pudimos cargar las opciones." alReintentar={reintentar} />;
  }
  if (!data || ejercicio.estado === 'cargando') return <EsqueletoDeModos />;
  const hayAutomatico = data.calculo_automatico && hayRutaAutomatica; // OPN-027
  if (!hayManual && !hayAutomatico) {
    return (
      <EstadoVacio
        titulo="Por ahora no se pueden cargar legajos nuevos"
        texto="Cuando el Colegio habilite una forma de carga, la vas a encontrar acá."
      />
    );
  }
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {hayManual && (
          <TarjetaDeModo
            icono="lapiz"
            titulo="Cálculo manual"
            texto="Cargás las tareas con sus montos y acordás el honorario con tu comitente."
            destino={DIRECCIONES.legajoManual}
          />
        )}
        {hayAutomatico && (
          <TarjetaDeModo
            icono="calculo"
            titulo="Cálculo automático"
            nuevo
            texto="Contás cómo es la obra y el portal calcula el honorario mínimo, explicado paso a paso."
            destino={DIRECCIONES.legajoAutomatico}
            ayuda={
              <Anchor href={INSTRUCTIVO} target="_blank" rel="noreferrer">
                Instructivo Legajo con Cálculo Automático (PDF)
              </Anchor>
            }
          />
        )}
      </SimpleGrid>
      {hayLaboratorio && (
        <Text>
          ¿Solo querés saber cuánto es?{' '}
          <Anchor component={Link} to={DIRECCIONES.honorariosDelPortal}>
            Calculá un honorario sin cargar un legajo
          </Anchor>
          .
        </Text>
      )}
      <SugerenciaCatastral direccion={data.mapa_arba_url} />
    </Stack>
  );
};

/** LIS-004, OPN-019. */
const SugerenciaCatastral = ({ direccion }: { direccion: string | null }) => (
  <Nota titulo="Antes de empezar">
    Te sugerimos verificar los datos catastrales de la obra en{' '}
    {direccion ? (
      <Anchor href={direccion} target="_blank" rel="noreferrer">
        el mapa de ARBA (se abre en otra pestaña)
      </Anchor>
    ) : (
      'el mapa de ARBA'
    )}
    : partida, circunscripción, sección, manzana y parcela.
  </Nota>
);

const EsqueletoDeModos = () => (
  <Esqueleto>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Skeleton height={230} radius="lg" />
      <Skeleton height={230} radius="lg" />
    </SimpleGrid>
  </Esqueleto>
);
