import type { PlanillaDeArancel } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';

type Props = {
  normas: PlanillaDeArancel['normas'];
  /** Answers what went wrong, or null. */
  alPoner: () => Promise<unknown>;
  alCerrar: () => void;
};

/** What came to the right of the figures of a block may be anything: it is a norm when who pasted it says so. */
export const DialogoDeNormasPegadas = ({ normas, alPoner, alCerrar }: Props) => {
  const [falla, setFalla] = useState<string | null>(null);
  const [poniendo, setPoniendo] = useState(false);
  const poner = async (): Promise<void> => {
    setPoniendo(true);
    const causa = await alPoner();
    setPoniendo(false);
    if (causa) setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    else alCerrar();
  };
  const [primera] = normas;
  const cuantos = normas.flatMap(({ rutas }) => rutas).length;
  return (
    <DialogoConFormulario
      falla={falla}
      titulo="Lo que vino a la derecha de las cifras"
      confirmar="Poner las normas"
      confirmando="Poniendo…"
      peligroso={false}
      trabajando={poniendo}
      conFoco="confirmar"
      alEnviar={() => void poner()}
      alCancelar={alCerrar}
    >
      <Text>
        {`${cuantos === 1 ? 'Es un texto de 1 renglón' : `Son textos de ${cuantos} renglones`}: «${[primera?.norma, primera?.articulo].filter(Boolean).join(', ')}»${normas.length > 1 ? ` y ${normas.length - 1} más` : ''}. ¿Es la norma de esos renglones? Si no lo es, cancelá: las cifras quedan igual.`}
      </Text>
    </DialogoConFormulario>
  );
};
