import { type FiltrosDeAuditoria, rutasDeAuditoria } from '@colega/contract/auditoria';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';
import { ID_DE_LO_ENCONTRADO } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOperador } from '../../lib/operador.ts';
import { EstadoDeLaCadena } from './estado-de-la-cadena.tsx';
import { FILTROS_DE_AUDITORIA, type FiltrosDeLaAuditoria, leerFiltros } from './filtros.ts';
import estilos from './linea.module.css';
import { LineaDeAuditoria } from './linea-de-auditoria.tsx';

export const { Panel, antes } = crearPanelDeFiltros(() => import('./campos-de-auditoria.tsx'), {
  ...{ etiqueta: 'Filtros de la auditoría', boton: 'Filtros', uno: 'línea', varios: 'líneas' },
});
const SIN_LO_DEMAS = FILTROS_DE_AUDITORIA.limpios({} as FiltrosDeLaAuditoria);

const Auditoria = () => {
  const { distrito } = useOperador();
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_AUDITORIA);
  const { pedido, errores } = leerFiltros(filtros);
  /** The fields begin anew: what they show is what was chosen outside them. */
  const soloEso = (cambios: Partial<FiltrosDeLaAuditoria>) => {
    limpiar();
    cambiar({ ...SIN_LO_DEMAS, ...cambios });
  };
  return (
    <Stack gap="lg">
      <Title order={1}>Auditoría</Title>
      {distrito ? (
        <Text c="dimmed">{`Lo que se hizo con lo de ${distrito.nombre}.`}</Text>
      ) : (
        <EstadoDeLaCadena alVerLinea={(id) => soloEso({ linea: String(id) })} />
      )}
      <Panel
        campos={{ filtros, errores, alCambiar: cambiar }}
        cantidad={FILTROS_DE_AUDITORIA.cantidad(filtros)}
        alLimpiar={limpiar}
        total={null}
        vez={vez}
      />
      {pedido ? (
        <Lineas pedido={pedido} filtros={filtros} irAPagina={irAPagina} limpiar={limpiar} soloEso={soloEso} />
      ) : (
        <EstadoVacio
          icono="buscar"
          titulo="Revisá los filtros"
          texto="Cuando estén completos, acá vas a ver las líneas."
        />
      )}
    </Stack>
  );
};

export default Auditoria;

type Props = {
  pedido: FiltrosDeAuditoria;
  filtros: FiltrosDeLaAuditoria;
  irAPagina: (antes: number) => void;
  limpiar: () => void;
  soloEso: (cambios: Partial<FiltrosDeLaAuditoria>) => void;
};

const Lineas = ({ pedido, filtros, irAPagina, limpiar, soloEso }: Props) => {
  const primera = filtros.page === 1;
  const query = { ...pedido, ...(primera ? {} : { antes: filtros.page }) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consulta(rutasDeAuditoria.auditoria, { query }),
    placeholderData: keepPreviousData,
  });
  const irA = (antes: number) => {
    irAPagina(antes);
    document.getElementById(ID_DE_LO_ENCONTRADO)?.focus();
  };
  if (error && !data && !isFetching)
    return (
      <FallaDeConsulta
        error={error}
        mensaje={todosLosMensajes.error_cargar_auditoria}
        alReintentar={() => void refetch()}
      />
    );
  if (!data) return <EsqueletoDeTarjetas />;
  if (data.items.length === 0 && primera) return <SinResultados alLimpiar={limpiar} />;
  const { siguiente } = data;
  return (
    <Stack gap="md" aria-busy={isPlaceholderData}>
      <Group justify="space-between" gap="sm">
        <Text id={ID_DE_LO_ENCONTRADO} tabIndex={-1} role="status" c="dimmed">
          {primera ? 'Lo último primero' : 'Más viejas'}
          {`: ${data.items.length} ${data.items.length === 1 ? 'línea' : 'líneas'}${siguiente ? ', y hay más' : ''}.`}
        </Text>
        <BotonDeDescarga
          leftSection={<Icono nombre="descargar" />}
          pedir={() => llamar(rutasDeAuditoria.auditoriaEnCsv, { query: pedido })}
          nombre="auditoria.csv"
          falla={todosLosMensajes.error_imprimir}
          conDetalle
        >
          Exportar en CSV
        </BotonDeDescarga>
      </Group>
      <ul className={estilos.lista} aria-label="Líneas de la auditoría">
        {data.items.map((linea) => (
          <LineaDeAuditoria
            key={`${linea.id} ${filtros.linea}`}
            linea={linea}
            abierta={filtros.linea !== ''}
            alFiltrar={soloEso}
          />
        ))}
      </ul>
      <Group component="nav" aria-label="Páginas de la auditoría" justify="center" data-no-imprime>
        {!primera && (
          <Button variant="default" onClick={() => irA(1)}>
            Las últimas
          </Button>
        )}
        {siguiente !== null && (
          <Button variant="default" onClick={() => irA(siguiente)}>
            Más viejas
          </Button>
        )}
      </Group>
    </Stack>
  );
};
