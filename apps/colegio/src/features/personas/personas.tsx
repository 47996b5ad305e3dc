import { todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDePersonas } from '@colega/contract/perfil';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { direccionDePersona } from '../../lib/direcciones.ts';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { useOperador } from '../../lib/operador.ts';
import { useAtajo } from '../../lib/use-atajo.ts';
import { useFilaActiva } from '../../lib/use-fila-activa.ts';
import { EnArchivo } from '../../ui/en-archivo.tsx';
import { crearAlta } from './actos/alta.ts';
import { DialogoDeActo } from './dialogo-de-acto.tsx';
import { consultaDe, FILTROS_DE_PERSONAS, ID_DEL_TEXTO } from './filtros.ts';
import { TablaDePersonas } from './tabla-de-personas.tsx';
import { useBusqueda, useColas } from './use-personas.ts';

export const { Panel: Filtros, antes } = crearPanelDeFiltros(() => import('./campos-de-personas.tsx'), {
  ...{ etiqueta: 'Buscar personas', boton: 'Buscar y filtrar' },
  ...{ uno: 'persona', varios: 'personas' },
});

export const Personas = () => {
  const { permisos, distrito } = useOperador();
  const puede = permisos.includes('personas.registrar');
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_PERSONAS);
  const { data: colas } = useColas();
  const { data, error, isFetching, isPlaceholderData, refetch } = useBusqueda(filtros);
  const [alta, setAlta] = useState(false);
  const navegar = useNavigate();
  const activa = useFilaActiva(data?.items ?? [], JSON.stringify(filtros));
  useAtajo(puede ? 'n' : '', () => setAlta(true));
  useAtajo('/', enfocarTexto);
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>Personas</Title>
          <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
        </div>
        {puede && <Button onClick={() => setAlta(true)}>Dar de alta</Button>}
      </Group>
      <Group gap="sm" mih={44} role="group" aria-label="Lo que espera">
        {colas?.colas.map(({ cola, nombre, total }) => (
          <Button
            key={cola}
            variant={filtros.cola === cola ? 'filled' : 'default'}
            aria-pressed={filtros.cola === cola}
            onClick={() => cambiar({ cola: filtros.cola === cola ? '' : cola })}
          >{`${nombre}: ${total}`}</Button>
        ))}
      </Group>
      <Filtros
        campos={{ filtros, alCambiar: cambiar }}
        cantidad={FILTROS_DE_PERSONAS.cantidad(filtros)}
        alLimpiar={limpiar}
        total={data?.pagination.total_items ?? null}
        vez={vez}
      />
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_personas}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={64} cantidad={6} />}
      {data?.items.length === 0 && <SinResultados alLimpiar={limpiar} />}
      {data && data.items.length > 0 && (
        <>
          <Group justify="space-between">
            <CuantosHay pagination={data.pagination} uno="persona" varios="personas" />
            <Group gap="xs">
              <Text size="sm">Exportar lo encontrado:</Text>
              <EnArchivo
                de="las personas"
                csv={{ ruta: rutasDePersonas.personasEnCsv, llamada: { query: consultaDe(filtros) } }}
                xlsx={{ ruta: rutasDePersonas.personasEnXlsx, llamada: { query: consultaDe(filtros) } }}
                nombre="personas"
              />
            </Group>
          </Group>
          <TablaDePersonas activa={activa} filas={data.items} actualizando={isPlaceholderData} />
          <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas de personas" />
        </>
      )}
      {alta && colas && (
        <DialogoDeActo
          acto={crearAlta(colas.distritos)}
          alCerrar={() => setAlta(false)}
          alHacerse={({ id }) => void navegar(direccionDePersona(id))}
        />
      )}
    </Stack>
  );
};

/** On a phone the criteria are folded, and the button that shows them is what there is. */
const enfocarTexto = (): void => {
  const texto = document.getElementById(ID_DEL_TEXTO);
  if (texto?.closest('[hidden]') === null) texto.focus();
  else document.querySelector<HTMLElement>('[role="search"] [aria-expanded]')?.focus();
};

export default Personas;
