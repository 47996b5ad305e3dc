import { mensajes } from '@colega/contract/mensajes';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../../ui/dialogo-con-formulario.tsx';

type Props = {
  titulo: string;
  texto: string;
  confirmar: string;
  confirmando: string;
  peligroso: boolean;
  pedir: (motivo: string) => Promise<{ message: string }>;
  alCerrar: () => void;
  /** Somebody else did something to it meanwhile. */
  alCambiar?: () => void;
  alHacerse: () => void;
};

/** An act that only takes its reason. */
export const DialogoConMotivo = ({ texto, pedir, alCerrar, alCambiar, alHacerse, ...dichos }: Props) => {
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const hacer = async (): Promise<void> => {
    setError(motivo.trim() === '' ? mensajes.requerido : null);
    if (motivo.trim() === '' || trabajando) return;
    setTrabajando(true);
    setFalla(null);
    try {
      const { message } = await pedir(motivo);
      avisarExito(message);
      alHacerse();
    } catch (causa) {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      setTrabajando(false);
      if (causa instanceof ErrorDeApi && causa.status === 409) alCambiar?.();
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      {...dichos}
      trabajando={trabajando}
      conFoco={null}
      alEnviar={() => void hacer()}
      alCancelar={alCerrar}
    >
      <Text>{texto}</Text>
      <AreaDeTexto
        id="acto.motivo"
        label="Motivo"
        value={motivo}
        maxLength={500}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        error={error}
        required
        lineas={3}
        data-autofocus
      />
    </DialogoConFormulario>
  );
};
