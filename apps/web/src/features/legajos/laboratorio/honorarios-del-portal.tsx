import { Laboratorio } from './laboratorio.tsx';

const HonorariosDelPortal = () => <Laboratorio />;

export default HonorariosDelPortal;
