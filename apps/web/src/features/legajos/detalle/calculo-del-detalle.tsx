import { type CalculoHonorario, rutasDeHonorarios } from '@colega/contract/honorarios';
import { mensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { CalculoDelHonorario } from '@colega/web-kit/ui/legajo/calculo-del-honorario.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalculoEnCamino, type PropsDeCalculo } from './calculo-en-camino.tsx';

export default function CalculoDelDetalle({ id, contrato }: PropsDeCalculo) {
  const { data, error, refetch, isRefetching } = useQuery(consulta(rutasDeHonorarios.calculo, { params: { id } }));
  if (data)
    return (
      <CalculoDelHonorario
        {...{ id, contrato }}
        calculo={data}
        papeles={<Planillas id={id} papeles={data.documentacion} />}
      />
    );
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

const Planillas = ({ id, papeles }: { id: number; papeles: CalculoHonorario['documentacion'] }) => (
  <Group gap="sm" data-no-imprime>
    {papeles.map(({ url, nombre }) => (
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
);
