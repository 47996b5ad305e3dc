import { type CalculoHonorario, rutasDeHonorarios } from '@colega/contract/honorarios';
import { mensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { CalculoConsultado } from '@colega/web-kit/ui/legajo/calculo-consultado.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PropsDeCalculo } from './calculo-del-contrato.tsx';

export default function CalculoDelDetalle({ id, contrato }: PropsDeCalculo) {
  const calculo = useQuery(consulta(rutasDeHonorarios.calculo, { params: { id } }));
  return (
    <CalculoConsultado
      {...{ id, contrato, calculo }}
      papeles={({ documentacion }) => <Planillas id={id} papeles={documentacion} />}
    />
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
