import { rubroElegido, ultimosUsados } from '@colega/asistentes/legajos';
import { DESTINOS_DE_TAREA, esDestino } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Card, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { LoYaUsado } from './lo-ya-usado.tsx';
import { useYaCargados } from './use-ya-cargados.ts';

type Props = {
  fechas: ReactNode;
  convenido: string;
  /** OPN-077: expansions need no tribunal. */
  tribunalObligatorio?: boolean;
  aviso?: ReactNode;
};

/** AUT-093..098, AMP-022..024. */
export const Condiciones = ({ fechas, convenido, tribunalObligatorio = true, aviso }: Props) => {
  const { borrador, cambiar, contexto } = useLegajo();
  const deDestino = useCampo('contrato.destino_tarea').props;
  const deClausula = useCampo('contrato.clausula_condicion').props;
  const deObservaciones = useCampo('contrato.observaciones').props;
  const { contrato } = borrador;
  const { items, formas_de_pago } = useYaCargados();
  const formas = ultimosUsados(items, 'forma_de_pago');
  const poner = (cambio: Partial<typeof contrato>) =>
    cambiar((b) => ({ ...b, contrato: { ...b.contrato, ...cambio } }));
  return (
    <Card component="section" aria-labelledby="titulo-contrato">
      <Stack gap="md">
        <Title order={3} id="titulo-contrato">
          Condiciones
        </Title>
        {aviso}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {fechas}
          <div>
            <CampoDeTexto
              ruta="contrato.forma_de_pago"
              value={contrato.forma_de_pago}
              alCambiar={(forma_de_pago) => poner({ forma_de_pago })}
            />
            <LoYaUsado
              nombre={formas.length > 0 ? 'Formas de pago que usaste' : 'Formas de pago habituales'}
              opciones={formas.length > 0 ? formas : formas_de_pago}
              valor={contrato.forma_de_pago}
              alElegir={(forma_de_pago) => poner({ forma_de_pago })}
            />
          </div>
          <div>
            <CampoDeTexto
              ruta="contrato.tribunal_actuante"
              required={tribunalObligatorio}
              value={contrato.tribunal_actuante}
              alCambiar={(tribunal_actuante) => poner({ tribunal_actuante })}
            />
            <LoYaUsado
              nombre="Tribunales que usaste"
              opciones={ultimosUsados(items, 'tribunal_actuante')}
              valor={contrato.tribunal_actuante}
              alElegir={(tribunal_actuante) => poner({ tribunal_actuante })}
            />
          </div>
          <div>
            <SelectSimple
              {...deDestino}
              required={rubroElegido(borrador, contexto)?.es_electrico ?? false}
              opciones={DESTINOS_DE_TAREA.map((destino) => ({ value: destino, label: destino }))}
              value={contrato.destino_tarea}
              alElegir={(destino_tarea) => poner({ destino_tarea })}
            />
            <LoYaUsado
              nombre="Destinos que usaste"
              opciones={ultimosUsados(items, 'destino_tarea').filter(esDestino)}
              valor={contrato.destino_tarea}
              alElegir={(destino_tarea) => poner({ destino_tarea })}
            />
          </div>
          <TextInput label="Honorario Convenido" readOnly variant="filled" value={convenido} />
        </SimpleGrid>
        <AreaDeTexto
          {...deClausula}
          lineas={3}
          value={contrato.clausula_condicion}
          onChange={(evento) => poner({ clausula_condicion: evento.currentTarget.value })}
        />
        <AreaDeTexto
          {...deObservaciones}
          lineas={3}
          value={contrato.observaciones}
          onChange={(evento) => poner({ observaciones: evento.currentTarget.value })}
        />
      </Stack>
    </Card>
  );
};
