import { formatImporte } from '@colega/domain/importes';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert } from '@mantine/core';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { Condiciones } from './condiciones.tsx';
import { FechasLeidas } from './fechas-leidas.tsx';

export const CondicionesDelCalculo = ({ tribunalObligatorio = true }: { tribunalObligatorio?: boolean }) => {
  const { generado } = useAutomatico().borrador;
  const error = useErrorEn()('calculo');
  return (
    <Condiciones
      fechas={<FechasLeidas />}
      convenido={generado ? formatImporte(generado.monto) : ''}
      tribunalObligatorio={tribunalObligatorio}
      aviso={
        error && (
          <Alert id="calculo" tabIndex={-1} color="yellow" icon={<Icono nombre="alerta" />}>
            {error}
          </Alert>
        )
      }
    />
  );
};
