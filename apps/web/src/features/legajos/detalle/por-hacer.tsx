import type { Legajo } from '@colega/contract/legajos';
import { QUE_HACER } from '@colega/contract/tablero';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import type { RecienHecho } from '../../../lib/navegacion/recien-hecho.ts';
import { cuantoYCuando, urge } from '../../../ui/nombrar-pendiente.ts';
import type { useCambiosDelLegajo } from '../acciones/use-cambios-del-legajo.ts';
import { TEXTO_DE_FALTA } from '../que-falta.tsx';
import { BotonDePendiente } from './boton-de-pendiente.tsx';
import { LoRecienHecho } from './lo-recien-hecho.tsx';
import estilos from './por-hacer.module.css';

type Cambios = ReturnType<typeof useCambiosDelLegajo>;
type Pendiente = Legajo['pendientes'][number];

/** What is missing as things to do, in the order in which they are due: each with its amount, its day and one action. */
type Props = { legajo: Legajo; cambios: Cambios; recien: RecienHecho | null };

export const PorHacer = ({ legajo, cambios, recien }: Props) => {
  const { pendientes, falta, estado_legajo } = legajo;
  const delColegio = falta.filter((una) => !pendientes.some((propia) => propia.falta === una));
  const hecho = loHecho(legajo);
  if (estado_legajo.clave === 'anulado') return null;
  return (
    <Card component="section" aria-labelledby="titulo-por-hacer" padding="md">
      <Stack gap="xs">
        {recien && <LoRecienHecho legajo={legajo} recien={recien} />}
        <Title order={recien ? 3 : 2} size="h3" id="titulo-por-hacer">
          {tituloDe(pendientes.length, recien !== null)}
        </Title>
        {falta.length === 0 && <Text c="dimmed">A este legajo no le falta nada.</Text>}
        {falta.length > 0 && (
          <ul className={estilos.lista} aria-label="Qué falta">
            {pendientes.map((pendiente) => (
              <Propia key={pendiente.falta} {...{ legajo, pendiente, cambios }} />
            ))}
            {delColegio.map((una) => (
              <Renglon key={una} icono="seguir" que={TEXTO_DE_FALTA[una]} cuanto="Lo hace el Colegio. Te avisamos." />
            ))}
          </ul>
        )}
        {hecho.length > 0 && (
          <Text size="sm" c="dimmed" className={estilos.hecho}>
            <Icono nombre="tilde" tamanio={16} /> Hecho: {hecho.join(' · ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const tituloDe = (cuantas: number, recien: boolean): string => {
  if (recien) return cuantas === 0 ? '¿Y ahora? No tenés nada que hacer' : '¿Y ahora?';
  return cuantas === 0 ? 'No tenés nada que hacer' : 'Qué hay que hacer';
};

const Propia = ({ legajo, pendiente, cambios }: { legajo: Legajo; pendiente: Pendiente; cambios: Cambios }) => {
  const puedeEjercer = usePuede('Ejercicio');
  const apura = urge(pendiente) || pendiente.falta === 'responder_observacion';
  return (
    <Renglon
      icono={apura ? 'alerta' : 'derecha'}
      que={queEs(legajo, pendiente)}
      cuanto={cuantoYCuando(pendiente)}
      apura={urge(pendiente)}
      accion={puedeEjercer && <BotonDePendiente {...{ legajo, pendiente, cambios }} />}
    />
  );
};

const queEs = ({ observaciones }: Legajo, { falta }: Pendiente): string => {
  const abiertas = observaciones.filter(({ estado }) => estado === 'abierta').length;
  const cuantas = falta === 'responder_observacion' && abiertas > 1 ? ` (${abiertas} observaciones)` : '';
  return `${QUE_HACER[falta]}${cuantas}`;
};

type PropsDeRenglon = { icono: NombreDeIcono; que: string; cuanto: string; apura?: boolean; accion?: ReactNode };

const Renglon = ({ icono, que, cuanto, apura = false, accion }: PropsDeRenglon) => (
  <li className={estilos.renglon}>
    <Icono nombre={icono} />
    <div className={estilos.que}>
      <Text fw={accion ? 700 : 400}>{que}</Text>
      {cuanto !== '' && (
        <Text size="sm" fw={apura ? 700 : 400} {...(!apura && { c: 'dimmed' })}>
          {cuanto}
        </Text>
      )}
    </div>
    {accion && <div data-no-imprime>{accion}</div>}
  </li>
);

const TIMBRADOS: readonly Legajo['estado_timbrado']['tipo'][] = ['interno', 'externo', 'pago'];

/** The server says each, so this only names what its panels say. */
const loHecho = ({ estado_legajo, estado_cep, estado_timbrado, visado }: Legajo): string[] => {
  if (estado_legajo.clave === 'borrador') return [];
  return [
    'confirmado',
    ...(estado_cep === 'pagado' ? ['CEP pagado'] : []),
    ...(TIMBRADOS.includes(estado_timbrado.tipo) ? ['timbrado pagado'] : []),
    ...(visado ? [`visado Nº ${visado.numero}`] : []),
  ];
};
