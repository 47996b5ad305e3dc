import type { LiquidacionDeLegajo } from '@colega/contract/cuenta';
import type { Legajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Card, Divider, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { ListaDeDatos } from '../../../ui/lista-de-datos.tsx';
import { ValoresDeReferencia } from '../../../ui/valores-de-referencia.tsx';
import { hayDeReferencia, Pasos } from '../desglose.tsx';
import { TotalAPagar } from '../total-a-pagar.tsx';

type Props = { legajo: Legajo; liquidacion: LiquidacionDeLegajo };

/** The contract's header, its detail and the total (CEP-014, CEP-016). */
export const ContratoPorPagar = ({ legajo, liquidacion }: Props) => {
  const { matricula, modalidad, rubro, comitentes, detalles, detalle_vigente } = legajo;
  const detalle = detalles.find(({ id }) => id === liquidacion.detalle_id) ?? detalle_vigente;
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Card component="section" aria-labelledby="contrato-del-pago">
          <Title order={2} id="contrato-del-pago" mb="sm">
            Legajo Nº {legajo.numero_legajo}
          </Title>
          <ListaDeDatos
            datos={[
              ['Matrícula', `${matricula.codigo} · ${matricula.descripcion}`],
              ['Modalidad', modalidad.nombre],
              ['Rubro', rubro.nombre],
              ['Comitente', comitentes.map(({ apellido_nombre }) => apellido_nombre).join(', ')],
            ]}
          />
        </Card>
        {detalle && (
          <Card component="section" aria-labelledby="detalle-del-pago">
            <Title order={2} id="detalle-del-pago" mb="sm">
              {detalle.tipo_contrato === 'ampliacion' ? 'Ampliación' : 'Contrato original'}
            </Title>
            <ListaDeDatos
              datos={[
                ['Fecha', formatFecha(detalle.fecha)],
                ['Vencimiento', formatFecha(detalle.vencimiento)],
                ['Honorario Convenido', formatImporte(detalle.monto)],
                ['Tareas', detalle.tareas.map(({ tarea }) => tarea.nombre).join(', ')],
              ]}
            />
          </Card>
        )}
      </SimpleGrid>
      <Card component="section" aria-label="Qué se paga">
        <Stack gap="sm">
          {liquidacion.conceptos.map((concepto) => (
            <Concepto key={concepto.identificador} {...concepto} />
          ))}
          {hayDeReferencia(liquidacion.conceptos) && <ValoresDeReferencia />}
          <Divider />
          <TotalAPagar importe={liquidacion.importe_total} {...plazoDe(liquidacion)} />
        </Stack>
      </Card>
    </>
  );
};

const Concepto = ({ descripcion, pasos }: LiquidacionDeLegajo['conceptos'][number]) => (
  <>
    <Text fw={700}>{descripcion}</Text>
    <Pasos pasos={pasos} />
  </>
);

const plazoDe = ({ vencimiento, ultimo_vencimiento, vencimientos }: LiquidacionDeLegajo) =>
  vencimiento && ultimo_vencimiento ? { plazo: { vencimiento, ultimo_vencimiento, vencimientos } } : {};
