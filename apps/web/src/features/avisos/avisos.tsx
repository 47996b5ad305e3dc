import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { adelantosDeAvisos } from '@colega/web-kit/ui/campana/consultas-de-avisos.ts';
import { PaginaDeAvisos } from '@colega/web-kit/ui/campana/pagina-de-avisos.tsx';
import { Dispositivos } from './dispositivos/dispositivos.tsx';
import { consultaDeDispositivos } from './dispositivos/use-dispositivos.ts';

const Avisos = () => (
  <PaginaDeAvisos lado="matriculado">
    <Dispositivos />
  </PaginaDeAvisos>
);

export default Avisos;

export const adelantos: Antes = () => [...adelantosDeAvisos('matriculado'), adelantar(consultaDeDispositivos)];
