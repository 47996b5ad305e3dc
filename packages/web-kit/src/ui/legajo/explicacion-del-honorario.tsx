import { formatFecha } from '@colega/domain/fechas';
import { type Honorario, type Paso, supuestosDe, textoDeFuente } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { ValoresDeReferencia } from '../datos/valores-de-referencia.tsx';
import { useAbiertoAlImprimir } from '../paginas/use-abierto-al-imprimir.ts';
import { Icono } from '../signos/icono.tsx';
import classes from './explicacion-del-honorario.module.css';

type Props = {
  calculo: Pick<Honorario, 'pasos' | 'honorario' | 'resolucion' | 'fecha' | 'unidad_referencial'>;
  de?: string;
};

/** The API answers these same steps, and the print shows them. */
export const ExplicacionDelHonorario = ({ calculo, de = '' }: Props) => {
  const titulo = useId();
  const arbol = useRef<HTMLDivElement>(null);
  useAbiertoAlImprimir(arbol);
  const hayDeReferencia = supuestosDe(calculo.pasos).length > 0;
  const desplegar = (abiertos: boolean) => {
    for (const detalle of arbol.current?.querySelectorAll('details') ?? []) detalle.open = abiertos;
  };
  return (
    <Card component="section" aria-labelledby={`${titulo} ${de}`.trim()}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={3} id={titulo}>
            Cómo se calcula
          </Title>
          <Group gap="xs" data-no-imprime>
            <Button variant="subtle" onClick={() => desplegar(true)}>
              Abrir todo
            </Button>
            <Button variant="subtle" onClick={() => desplegar(false)}>
              Cerrar todo
            </Button>
          </Group>
        </Group>
        <Text c="dimmed">
          {calculo.resolucion}, vigente al {formatFecha(calculo.fecha)}. Unidad referencial:{' '}
          {formatImporte(calculo.unidad_referencial)}.
        </Text>
        <div ref={arbol}>
          <Pasos pasos={calculo.pasos} />
        </div>
        <div className={classes.total}>
          <span>Honorario mínimo</span>
          <span>{formatImporte(calculo.honorario)}</span>
        </div>
        {hayDeReferencia && <ValoresDeReferencia />}
      </Stack>
    </Card>
  );
};

const Pasos = ({ pasos }: { pasos: readonly Paso[] }) => (
  <ul className={classes.pasos}>
    {pasos.map((paso, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stored calculation never changes its order
      <li key={i}>{paso.pasos.length > 0 ? <Desplegable paso={paso} /> : <Renglon paso={paso} />}</li>
    ))}
  </ul>
);

const Desplegable = ({ paso }: { paso: Paso }) => (
  <details className={classes.desplegable}>
    <summary>
      <span className={classes.flecha}>
        <Icono nombre="derecha" tamanio={18} />
      </span>
      <Renglon paso={paso} />
    </summary>
    <Pasos pasos={paso.pasos} />
  </details>
);

const Renglon = ({ paso }: { paso: Paso }) => {
  const fuente = textoDeFuente(paso.fuente);
  return (
    <span className={classes.renglon}>
      <span>
        {paso.texto}
        {fuente !== null && <span className={classes.fuente}>{fuente}</span>}
      </span>
      <span className={classes.importe}>{formatImporte(paso.importe)}</span>
    </span>
  );
};
