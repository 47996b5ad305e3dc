import type { CertificadoPublico } from '@colega/contract/verificacion';
import { Datos, Insignia } from './hoja.tsx';

type Estado = CertificadoPublico['estado'];

/** What no longer holds is said in words, not only with a badge. */
export const Cabeza = ({ titulo, estado, que }: { titulo: string; estado: Estado; que: string }) => (
  <>
    <h1>{titulo}</h1>
    <p>
      <Insignia estado={estado} />
    </p>
    {estado.nombre === 'Anulado' && (
      <p>
        <strong>{que} fue anulado: no tiene validez.</strong>
      </p>
    )}
  </>
);

/** Who answers for a document, with the licence they signed it with. */
export const QuienFirma = ({ persona, matricula }: Pick<CertificadoPublico, 'persona' | 'matricula'>) => (
  <>
    <h2>Profesional</h2>
    <Datos
      pares={[
        ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
        ['Documento', persona.documento],
        ['Matrícula', matricula.codigo],
        ['Título', matricula.titulo],
      ]}
    />
  </>
);
