import { type CalculoHonorario, rutasDeHonorarios } from '@colega/contract/honorarios';
import { mensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DatosCargados } from '../honorario/datos-cargados.tsx';
import { ExplicacionDelHonorario } from '../honorario/explicacion-del-honorario.tsx';
import { MinimosPorTarea } from '../honorario/minimos-por-tarea.tsx';
import { CalculoEnCamino, type PropsDeCalculo } from './calculo-en-camino.tsx';

export default function CalculoDelDetalle({ id, contrato }: PropsDeCalculo) {
  const { data, error, refetch, isRefetching } = useQuery(consulta(rutasDeHonorarios.calculo, { params: { id } }));
  if (data) return <Calculo id={id} contrato={contrato} calculo={data} />;
  if (!error) return <CalculoEnCamino />;
  return (
    <Card>
      <FallaDeConsulta
        error={error}
        mensaje={mensajes.error_obtener_calculo}
        alReintentar={() => void refetch()}
        reintentando={isRefetching}
      />
    </Card>
  );
}

const Calculo = ({ id, contrato, calculo }: PropsDeCalculo & { calculo: CalculoHonorario }) => (
  <Stack component="section" aria-labelledby={`calculo-${id} ${contrato}`} gap="md">
    <Group justify="space-between" gap="sm">
      <Title order={2} id={`calculo-${id}`}>
        Cálculo del honorario
      </Title>
      <Group gap="sm" data-no-imprime>
        {calculo.documentacion.map(({ url, nombre }) => (
          <BotonDeDescarga
            key={url}
            leftSection={<Icono nombre="documento" />}
            pedir={() => llamar(rutasDeHonorarios.documentoDelCalculo, { params: { id, url } })}
            nombre={`${nombre} ${id}.pdf`}
            falla={mensajes.error_intentar_descargar} // ERR-013
          >
            {nombre}
          </BotonDeDescarga>
        ))}
      </Group>
    </Group>
    <Card>
      <MinimosPorTarea calculo={calculo} />
    </Card>
    <ExplicacionDelHonorario calculo={calculo} de={contrato} />
    <DatosCargados tareas={calculo.tareas_valores} />
  </Stack>
);
