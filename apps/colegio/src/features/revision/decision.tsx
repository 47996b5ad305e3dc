import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { filaDe } from '@colega/domain/legajos';
import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { useOperador } from '../../lib/operador.ts';
import { ACTOS, type AccionEnRevision } from './actos-con-datos.ts';
import { nombrarContrato } from './nombrar-contrato.ts';

type Props = {
  legajo: RevisionDelLegajo;
  alElegir: (accion: AccionEnRevision) => void;
  alObservar: () => void;
};

const TECLA: Readonly<Partial<Record<AccionEnRevision['accion'], string>>> = {
  ...{ visar: 'v', observar: 'o', confirmar: 'c', sellar_prepago: 's', timbrado_externo: 'x' },
};

/** What may be done with the file and, of what may not, why: the server says both. */
export const Decision = ({ legajo, alElegir, alObservar }: Props) => {
  const { permisos } = useOperador();
  const suyas = legajo.acciones.filter(({ accion }) => {
    const { permiso } = filaDe(accion);
    return permiso !== undefined && permisos.includes(permiso) && (accion === 'observar' || ACTOS[accion]);
  });
  const nombreDe = ({ accion, detalle_id }: AccionEnRevision): string =>
    `${accion === 'observar' ? 'Observar' : (ACTOS[accion]?.boton ?? accion)}${detalle_id === null ? '' : nombrarContrato(legajo, detalle_id)}`;
  const posibles = suyas.filter(({ puede }) => puede).sort((a, b) => orden(a) - orden(b));
  const impedidas = suyas.filter(({ puede }) => !puede);
  const otras = impedidas.filter(({ accion }) => !DE_SIEMPRE.includes(accion));
  return (
    <Card component="section" aria-labelledby="titulo-decision" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4" id="titulo-decision">
          Decisión
        </Title>
        {suyas.length === 0 && <Text>Tus roles leen este legajo y no lo cambian.</Text>}
        {posibles.length > 0 && (
          <Group gap="xs">
            {posibles.map((accion) => (
              <Button
                key={`${accion.accion} ${accion.detalle_id}`}
                variant={accion.accion === 'visar' ? 'filled' : 'default'}
                onClick={() => (accion.accion === 'observar' ? alObservar() : alElegir(accion))}
                {...(TECLA[accion.accion] && { 'aria-keyshortcuts': TECLA[accion.accion] })}
              >
                {nombreDe(accion)}
              </Button>
            ))}
          </Group>
        )}
        <Impedidas acciones={impedidas.filter(({ accion }) => DE_SIEMPRE.includes(accion))} nombreDe={nombreDe} />
        {otras.length > 0 && (
          <details>
            <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
              Otros actos que hoy no se pueden ({otras.length})
            </Text>
            <Impedidas acciones={otras} nombreDe={nombreDe} />
          </details>
        )}
      </Stack>
    </Card>
  );
};

/** Why a file cannot be approved is what its reviewer asks; why it cannot be confirmed again, nobody. */
const DE_SIEMPRE: readonly AccionEnRevision['accion'][] = ['visar', 'observar'];

type PropsDeImpedidas = { acciones: readonly AccionEnRevision[]; nombreDe: (accion: AccionEnRevision) => string };

const Impedidas = ({ acciones, nombreDe }: PropsDeImpedidas) =>
  acciones.length > 0 && (
    <List size="sm" aria-label="Lo que hoy no se puede, y por qué">
      {acciones.map((accion) => (
        <List.Item key={`${accion.accion} ${accion.detalle_id}`}>
          <strong>{nombreDe(accion)}:</strong> {accion.motivo}
        </List.Item>
      ))}
    </List>
  );

const ORDEN: readonly AccionEnRevision['accion'][] = ['visar', 'observar', 'confirmar'];
const orden = ({ accion }: AccionEnRevision): number => {
  const lugar = ORDEN.indexOf(accion);
  return lugar < 0 ? ORDEN.length : lugar;
};
