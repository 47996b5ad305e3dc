import type { OperadorDelColegio } from '@colega/contract/operadores';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormularioQueSeAbre } from './formulario-que-se-abre.tsx';
import { pedidoEnEspera } from './reposicion.ts';
import { nombreDe } from './use-operadores.ts';

type Props = {
  operador: OperadorDelColegio;
  /** Who is asking. */
  yo: string;
  alPedir: (motivo: string) => Promise<boolean>;
  alCerrar: () => void;
};

export const ReponerAcceso = ({ operador, yo, alPedir, alCerrar }: Props) => {
  const [motivo, setMotivo] = useState('');
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const entrada = useRef<HTMLTextAreaElement>(null);
  const pedido = pedidoEnEspera(operador);
  const deOtro = pedido !== null && pedido.quien !== yo;
  const alEnviar = async () => {
    if (ocupado) return;
    if (motivo.trim() === '') {
      setError('Escribí por qué: queda en la auditoría.');
      entrada.current?.focus();
      return;
    }
    setOcupado(true);
    const hecho = await alPedir(motivo);
    setOcupado(false);
    if (hecho) alCerrar();
  };
  return (
    <FormularioQueSeAbre
      id="reposicion"
      titulo={`Reponer el acceso de ${nombreDe(operador)}`}
      boton={{ texto: deOtro ? 'Confirmar y quitar' : 'Pedir', ocupado: 'Enviando…' }}
      trabajando={ocupado}
      alEnviar={alEnviar}
      alCancelar={alCerrar}
    >
      <Text>
        Es para quien perdió su segundo factor y sus códigos de recuperación. Lo tienen que hacer dos personas, cada una
        desde su cuenta, y ninguna puede ser {operador.username}. Antes de seguir, comprobá que sea quien dice.
      </Text>
      <Text fw={700}>
        {deOtro ? (
          <>
            Lo pidió {pedido.quien} el <Instante valor={pedido.desde} />: si lo confirmás, se hace en el acto. Se quita
            su segundo factor, sus sesiones se cierran y le llega un enlace para elegir su contraseña y activar otro.
          </>
        ) : (
          'Con tu pedido todavía no cambia nada: otra persona tiene que confirmarlo en las próximas 24 horas.'
        )}
      </Text>
      <AreaDeTexto
        ref={entrada}
        label="Motivo"
        description="Qué pasó y cómo comprobaste quién es."
        required
        lineas={2}
        maxLength={500}
        value={motivo}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setMotivo(value);
          setError(null);
        }}
      />
    </FormularioQueSeAbre>
  );
};
