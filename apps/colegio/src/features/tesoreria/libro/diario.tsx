import { rutasDelLibro } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { esFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import estilos from './asiento.module.css';
import { Asiento } from './asiento.tsx';
import { BajarElLibro } from './bajar-el-libro.tsx';
import { CamposDePeriodo, leerPeriodo } from './campos-de-periodo.tsx';
import { PartesDelLibro } from './partes-del-libro.tsx';
import { esteMes } from './periodo.ts';

const ID_DE_LOS_ASIENTOS = 'asientos';

/** What is asked for is in the address; without anything, this month. */
const useBusqueda = () => {
  const hoy = useHoy();
  const [busqueda, setBusqueda] = useSearchParams();
  const dia = (nombre: string): string | null => {
    const dicho = busqueda.get(nombre);
    return dicho !== null && esFecha(dicho) ? dicho : null;
  };
  const entero = (nombre: string): number | null => {
    const dicho = Number(busqueda.get(nombre));
    return Number.isInteger(dicho) && dicho > 0 ? dicho : null;
  };
  const sinNada = !['desde', 'hasta', 'cuenta', 'cierre'].some((nombre) => busqueda.has(nombre));
  const escrito = sinNada ? esteMes(hoy) : { desde: dia('desde'), hasta: dia('hasta') };
  const cambiar = (cambios: Record<string, string | null>): void => {
    const todos = { ...escrito, cuenta: busqueda.get('cuenta'), cierre: busqueda.get('cierre'), ...cambios };
    setBusqueda(
      Object.entries(todos).flatMap(([nombre, valor]) => (valor ? [[nombre, valor]] : [])) as [string, string][],
    );
  };
  return { escrito, cuenta: busqueda.get('cuenta') ?? '', cierre: entero('cierre'), antes: entero('antes'), cambiar };
};

const Diario = () => {
  const { escrito, cuenta, cierre, antes, cambiar } = useBusqueda();
  const periodo = leerPeriodo(escrito);
  const codigos = useQuery(consulta(rutasDelLibro.codigosDeCuentas, {}));
  return (
    <Stack gap="lg">
      <Title order={1}>Diario</Title>
      <PartesDelLibro />
      <Seccion titulo="Qué asientos">
        <CamposDePeriodo escrito={escrito} alCambiar={({ desde, hasta }) => cambiar({ desde, hasta, antes: null })} />
        <SelectSimple
          label="De una cuenta"
          vacio="De todas"
          value={cuenta}
          opciones={(codigos.data?.cuentas ?? []).map(({ clave, codigo, nombre }) => ({
            value: clave,
            label: `${codigo} ${nombre}`,
          }))}
          alElegir={(elegida) => cambiar({ cuenta: elegida, antes: null })}
        />
        {cierre !== null && (
          <Group gap="xs">
            <Text>Solo los de un cierre.</Text>
            <Button variant="default" size="compact-md" mih={36} onClick={() => cambiar({ cierre: null, antes: null })}>
              Ver los de todos
            </Button>
          </Group>
        )}
      </Seccion>
      {periodo && cierre === null && (
        <Seccion titulo="Para la contabilidad">
          <Text size="sm">
            El libro diario del período, de todas las cuentas, con el código que cada una tenía ese día.
          </Text>
          <BajarElLibro periodo={periodo} />
        </Seccion>
      )}
      <Asientos filtros={{ ...escrito, cuenta, cierre }} antes={antes} irA={(id) => cambiar({ antes: id })} />
    </Stack>
  );
};

export default Diario;

type Filtros = { desde: string | null; hasta: string | null; cuenta: string; cierre: number | null };
type Props = { filtros: Filtros; antes: number | null; irA: (antes: string | null) => void };

const Asientos = ({ filtros: { desde, hasta, cuenta, cierre }, antes, irA }: Props) => {
  const query = {
    ...(desde && { desde }),
    ...(hasta && { hasta }),
    ...(cuenta && { cuenta }),
    ...(cierre !== null && { cierre }),
    ...(antes !== null && { antes }),
  };
  const leido = useQuery({ ...consulta(rutasDelLibro.diario, { query }), placeholderData: keepPreviousData });
  const ir = (id: string | null): void => {
    irA(id);
    document.getElementById(ID_DE_LOS_ASIENTOS)?.focus();
  };
  return (
    <ConDatos consulta={leido} falla={todosLosMensajes.error_cargar_libro}>
      {({ items, siguiente }) =>
        items.length === 0 ? (
          <EstadoVacio
            icono="buscar"
            titulo="No hay asientos"
            texto="Con lo que elegiste no hay ninguno: probá con otras fechas."
          />
        ) : (
          <Stack gap="md" aria-busy={leido.isPlaceholderData}>
            <Text id={ID_DE_LOS_ASIENTOS} tabIndex={-1} role="status" c="dimmed">
              {`${antes === null ? 'Lo último primero' : 'Más viejos'}: ${items.length} ${items.length === 1 ? 'asiento' : 'asientos'}${siguiente ? ', y hay más' : ''}.`}
            </Text>
            <ul className={estilos.lista} aria-label="Asientos">
              {items.map((asiento) => (
                <Asiento key={asiento.id} asiento={asiento} />
              ))}
            </ul>
            <Group component="nav" aria-label="Páginas del diario" justify="center">
              {antes !== null && (
                <Button variant="default" onClick={() => ir(null)}>
                  Los últimos
                </Button>
              )}
              {siguiente !== null && (
                <Button variant="default" onClick={() => ir(String(siguiente))}>
                  Más viejos
                </Button>
              )}
            </Group>
          </Stack>
        )
      }
    </ConDatos>
  );
};
