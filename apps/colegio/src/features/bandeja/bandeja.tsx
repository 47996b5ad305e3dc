import { NOMBRES_DE_COLAS } from '@colega/domain/legajos';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { useOperador } from '../../lib/operador.ts';
import { useFilaActiva } from '../../lib/use-fila-activa.ts';
import { OtrasColas } from '../../ui/otras-colas.tsx';
import { busquedaDeCola, Colas } from './colas.tsx';
import { EnLaCola } from './en-la-cola.tsx';
import { FILTROS_DE_BANDEJA } from './filtros.ts';
import { Negativa } from './negativa.tsx';
import { useCola, useColas } from './use-cola.ts';
import { useTeclas } from './use-teclas.ts';
import { useTomas } from './use-tomas.ts';

export const { Panel: FiltrosDeCola, antes } = crearPanelDeFiltros(() => import('./campos-de-bandeja.tsx'), {
  ...{ etiqueta: 'Filtros de la cola', boton: 'Filtros y orden' },
  ...{ uno: 'legajo', varios: 'legajos', denso: true },
});

export const Bandeja = () => {
  const { permisos, distrito } = useOperador();
  const puedeTomar = permisos.includes('legajos.tomar');
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_BANDEJA);
  const { data: contadas } = useColas(filtros);
  const cola = useCola(filtros);
  const tomas = useTomas(filtros, puedeTomar);
  const filas = cola.data?.items ?? [];
  const activa = useFilaActiva(filas, JSON.stringify(filtros));
  const navegar = useNavigate();
  useTeclas({
    ...{ filas, activa, tomas, puedeTomar },
    alElegirCola: (elegida) => void navegar(busquedaDeCola(filtros, elegida), { preventScrollReset: true }),
  });
  return (
    <Stack gap="md">
      <Group justify="space-between" align="center">
        <Group align="baseline" gap="sm">
          <Title order={1}>Bandeja</Title>
          <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
        </Group>
        <Text role="status" size="sm" ml="auto">
          {tomas.dicho}
        </Text>
        {puedeTomar && (
          <BotonDeAccion alPresionar={tomas.siguiente} ocupado="Tomando…">
            Tomar el siguiente
          </BotonDeAccion>
        )}
      </Group>
      <Colas filtros={filtros} contadas={contadas?.colas} />
      <OtrasColas rotulo="También esperan" />
      <FiltrosDeCola
        campos={{ filtros, alCambiar: cambiar, eligeDistrito: distrito === null }}
        cantidad={FILTROS_DE_BANDEJA.cantidad(filtros)}
        alLimpiar={limpiar}
        total={cola.data?.pagination.total_items ?? null}
        vez={vez}
      />
      {tomas.negado && <Negativa negado={tomas.negado} alCerrar={tomas.olvidar} />}
      <EnLaCola
        nombre={NOMBRES_DE_COLAS[filtros.cola]}
        dias={contadas?.colas.find((una) => una.cola === filtros.cola)?.dias_habiles}
        {...{ filtros, cola, activa, tomas, puedeTomar, irAPagina, limpiar }}
      />
    </Stack>
  );
};

export default Bandeja;
