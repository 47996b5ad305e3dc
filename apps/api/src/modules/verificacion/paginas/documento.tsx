import type { CertificadoPublico } from '@colega/contract/verificacion';
import { formatDocumento } from '@colega/domain/identificadores';
import { Datos } from './piezas.tsx';

export const QuienFirma = ({ persona, matricula }: Pick<CertificadoPublico, 'persona' | 'matricula'>) => (
  <>
    <h2>Profesional</h2>
    <Datos
      pares={[
        ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
        ['DNI', formatDocumento(persona.documento)],
        ['Matrícula', matricula.codigo],
        ['Título', matricula.titulo],
      ]}
    />
  </>
);
