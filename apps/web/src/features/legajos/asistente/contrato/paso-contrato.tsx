import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { type BorradorAutomatico, DESTINOS_DE_TAREA, rubroElegido } from '@colega/domain/legajos';
import { Alert, Card, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useCampos } from '../../../../form/wizard/contexto-de-campos.ts';
import { Icono } from '../../../../ui/icono.tsx';
import { CampoDeTexto } from '../campo-de-texto.tsx';
import { useAutomatico } from '../contexto-del-automatico.ts';
import { SelectSimple } from '../select-simple.tsx';
import { ResumenDelLegajo } from './resumen-del-legajo.tsx';

type Contrato = BorradorAutomatico['contrato'];

/** Step CONTRATO (AUT-093..098). The dates were entered in step one and are shown here (OPN-044). */
export const PasoContrato = () => {
  const { borrador, cambiar, contexto } = useAutomatico();
  const { campo, errorEn } = useCampos();
  const { contrato, generado } = borrador;
  const poner = (cambio: Partial<Contrato>) => cambiar((b) => ({ ...b, contrato: { ...b.contrato, ...cambio } }));
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="titulo-contrato">
        <Stack gap="md">
          <Title order={3} id="titulo-contrato">
            Condiciones
          </Title>
          {errorEn('calculo') && (
            <Alert id="calculo" tabIndex={-1} color="yellow" icon={<Icono nombre="alerta" />}>
              {errorEn('calculo')}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label="Fecha Contrato"
              readOnly
              variant="filled"
              value={borrador.fecha && formatFecha(borrador.fecha)}
            />
            <TextInput
              label="Vencimiento Contrato"
              readOnly
              variant="filled"
              value={borrador.vencimiento && formatFecha(borrador.vencimiento)}
            />
            <CampoDeTexto
              ruta="contrato.forma_de_pago"
              label="Forma de pago"
              required
              value={contrato.forma_de_pago}
              alCambiar={(forma_de_pago) => poner({ forma_de_pago })}
            />
            <CampoDeTexto
              ruta="contrato.tribunal_actuante"
              label="Tribunal actuante"
              required
              value={contrato.tribunal_actuante}
              alCambiar={(tribunal_actuante) => poner({ tribunal_actuante })}
            />
            <SelectSimple
              {...campo('contrato.destino_tarea', contrato.destino_tarea)}
              label="Destino de tarea"
              required={rubroElegido(borrador, contexto)?.es_electrico ?? false}
              opciones={DESTINOS_DE_TAREA.map((destino) => ({ value: destino, label: destino }))}
              value={contrato.destino_tarea}
              alElegir={(destino_tarea) => poner({ destino_tarea })}
            />
            <TextInput
              label="Honorario Convenido"
              readOnly
              variant="filled"
              value={generado ? formatImporte(generado.monto) : ''}
            />
          </SimpleGrid>
          <Textarea
            {...campo('contrato.clausula_condicion', contrato.clausula_condicion)}
            label="Cláusulas"
            autosize
            minRows={3}
            value={contrato.clausula_condicion}
            onChange={(evento) => poner({ clausula_condicion: evento.currentTarget.value })}
          />
          <Textarea
            {...campo('contrato.observaciones', contrato.observaciones)}
            label="Observaciones"
            autosize
            minRows={3}
            value={contrato.observaciones}
            onChange={(evento) => poner({ observaciones: evento.currentTarget.value })}
          />
        </Stack>
      </Card>
      <ResumenDelLegajo />
    </Stack>
  );
};
