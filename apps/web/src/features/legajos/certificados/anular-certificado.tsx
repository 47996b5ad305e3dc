import type { Certificado } from '@colega/contract/certificados';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';

const PreguntaDeAnulacion = dialogoAlAbrir(() => import('./pregunta-de-anulacion.tsx'));

export const AnularCertificado = ({ certificado }: { certificado: Certificado }) => {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-label={`Anular ${certificado.numero_certificado}`}
        leftSection={<Icono nombre="prohibido" />}
        onClick={() => setAbierto(true)}
      >
        Anular
      </Button>
      <PreguntaDeAnulacion certificado={certificado} abierto={abierto} alCerrar={() => setAbierto(false)} />
    </>
  );
};
