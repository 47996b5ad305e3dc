import type { Calculado } from '@colega/asistentes/legajos';
import { texto } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { type Catalogo, COEFICIENTES } from '@colega/domain/honorarios';
import { PRIMERA_FECHA_DE_CONTRATO } from '@colega/domain/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { LosDosLados } from '@colega/web-kit/ui/legajo/los-dos-lados.tsx';
import { Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { fallaDeLaFecha } from './con-campos.tsx';
import type { Otro } from './leer-direccion.ts';

type Props = {
  laboratorio: {
    calculado: Calculado;
    otro: Otro | null;
    setOtro: (otro: Otro | null) => void;
    conOtro: Calculado | null;
    usaCoeficiente: boolean;
    carga: { borrador: Otro; contexto: { hoy: string } };
  };
  catalogo: Catalogo;
};

/** The same tasks on another day, by another resolución or with another coefficient. */
export const Comparacion = ({ laboratorio, catalogo }: Props) => {
  const { calculado, otro, setOtro, conOtro, carga } = laboratorio;
  if (!calculado.honorario) return null;
  if (!otro) {
    const { fecha, factor_coeficiente } = carga.borrador;
    return (
      <div>
        <Button variant="default" onClick={() => setOtro({ fecha, factor_coeficiente })}>
          Comparar con otra fecha o coeficiente
        </Button>
      </div>
    );
  }
  return (
    <Card component="section" aria-labelledby="comparado">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h3" id="comparado">
            Comparar
          </Title>
          <Button variant="subtle" onClick={() => setOtro(null)}>
            Dejar de comparar
          </Button>
        </Group>
        <ConQue otro={otro} setOtro={setOtro} {...{ laboratorio, catalogo }} />
        <div role="status">
          {conOtro?.honorario ? (
            <LosDosLados a={calculado.honorario} b={conOtro.honorario} />
          ) : (
            (conOtro?.problemas ?? []).map((problema) => (
              <Nota key={problema.codigo} tono="advierte">
                {texto(problema)}
              </Nota>
            ))
          )}
        </div>
      </Stack>
    </Card>
  );
};

type PropsDeConQue = Props & { otro: Otro; setOtro: (otro: Otro) => void };

const ConQue = ({ otro, setOtro, laboratorio: { usaCoeficiente, carga }, catalogo }: PropsDeConQue) => {
  const vigente = catalogo.resoluciones.find(
    ({ vigente_desde, vigente_hasta }) =>
      vigente_desde <= otro.fecha && (vigente_hasta === null || otro.fecha <= vigente_hasta),
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: usaCoeficiente ? 3 : 2 }} spacing="lg">
      <FechaInput
        id="otra-fecha"
        label="Otra fecha"
        minima={PRIMERA_FECHA_DE_CONTRATO}
        value={otro.fecha || null}
        error={fallaDeLaFecha(otro.fecha, carga.contexto.hoy, catalogo)}
        alCambiar={(fecha) => setOtro({ ...otro, fecha: fecha ?? '' })}
      />
      <SelectSimple
        id="otra-resolucion"
        label="Otra resolución"
        opciones={[...catalogo.resoluciones].reverse().map(({ id, nombre, vigente_desde }) => ({
          value: String(id),
          label: `${nombre} (desde el ${formatFecha(vigente_desde)})`,
        }))}
        value={vigente ? String(vigente.id) : ''}
        alElegir={(id) => {
          const elegida = catalogo.resoluciones.find((una) => String(una.id) === id);
          if (elegida) setOtro({ ...otro, fecha: elegida.vigente_desde });
        }}
      />
      {usaCoeficiente && (
        <SelectSimple
          id="otro-coeficiente"
          label="Otro coeficiente"
          opciones={COEFICIENTES.map((value) => ({ value, label: value.replace('.', ',') }))}
          value={otro.factor_coeficiente}
          alElegir={(factor_coeficiente) => setOtro({ ...otro, factor_coeficiente })}
        />
      )}
    </SimpleGrid>
  );
};
