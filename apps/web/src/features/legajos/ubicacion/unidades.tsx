import { agregarUnidad, cambiarUnidad, quitarUnidad, type Unidad } from '@colega/asistentes/legajos';
import { CAMPOS_DE_UNIDAD, limpiarPartida } from '@colega/domain/legajos';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { useParte } from '@colega/web-kit/form/wizard/partes-del-paso.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Fieldset, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

/** AUT-069, AUT-070: only the inspection-and-testing task takes more than one. */
export const Unidades = () => {
  const { borrador, cambiar, permiteVariasUnidades } = useLegajo();
  const errorEn = useErrorEn();
  const { unidades } = borrador.ubicacion;
  const varias = unidades.length > 1;
  return (
    <Card component="section" aria-labelledby="titulo-unidades" id="ubicacion.unidades" tabIndex={-1}>
      <Stack gap="md">
        <Title order={3} id="titulo-unidades">
          {varias ? `Unidades (${unidades.length})` : 'Unidad'}
        </Title>
        {errorEn('ubicacion.unidades') && <Text c="var(--colega-error)">{errorEn('ubicacion.unidades')}</Text>}
        {unidades.map((unidad, indice) =>
          varias ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no name of its own; its values live outside
            <Fieldset key={indice} legend={`Unidad ${indice + 1}`}>
              <Stack gap="sm">
                <CamposDeUnidad unidad={unidad} indice={indice} obligatorios />
                <Group justify="flex-end">
                  <Button
                    variant="subtle"
                    color="red"
                    leftSection={<Icono nombre="borrar" />}
                    onClick={() => {
                      cambiar((b) => quitarUnidad(b, indice));
                      document.getElementById('ubicacion.unidades')?.focus();
                    }}
                  >
                    Quitar unidad {indice + 1}
                  </Button>
                </Group>
              </Stack>
            </Fieldset>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the only one
            <CamposDeUnidad key={indice} unidad={unidad} indice={indice} />
          ),
        )}
        {permiteVariasUnidades && (
          <div>
            <Button
              variant="default"
              leftSection={<Icono nombre="mas" />}
              onClick={() => {
                cambiar((b) => agregarUnidad(b, permiteVariasUnidades));
                requestAnimationFrame(() =>
                  document.getElementById(`ubicacion.unidades.${unidades.length}.piso`)?.focus(),
                );
              }}
            >
              AGREGAR UNIDAD
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

type PropsDeUnidad = { unidad: Unidad; indice: number; obligatorios?: boolean };

const CamposDeUnidad = ({ unidad, indice, obligatorios = false }: PropsDeUnidad) => {
  const { cambiar } = useLegajo();
  useParte(`ubicacion.unidades.${indice}`, obligatorios ? { nombre: `Unidad ${indice + 1}` } : null);
  return (
    <SimpleGrid cols={{ base: obligatorios ? 1 : 2, sm: 4 }} spacing="md">
      {CAMPOS_DE_UNIDAD.map((campo) => (
        <CampoDeTexto
          key={campo}
          ruta={`ubicacion.unidades.${indice}.${campo}`}
          required={obligatorios && (campo === 'piso' || campo === 'depto')}
          {...(campo === 'partida' && { inputMode: 'numeric' })}
          value={unidad[campo]}
          alCambiar={(valor) => {
            const dato = campo === 'partida' ? limpiarPartida(valor) : valor;
            cambiar((b) => cambiarUnidad(b, indice, { [campo]: dato }));
          }}
        />
      ))}
    </SimpleGrid>
  );
};
